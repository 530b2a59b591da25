import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { addStyles, useSignal, useText } from '../../../core';
import { toneIcons } from '../../alert/Alert';
import { announce, moveToModal } from '../../announce';
import { Button } from '../../button/Button';
import { Icon } from '../../icon/Icon';
import { close } from '../../icon/paths';
import { messages } from '../../messages';
import { addToast, dismissToast, toasts, type ToastOptions, type ToastEntry } from './store';
import styles from './toast.css';

addStyles(styles);

const SHOWN_MS = 7_000;

let region: HTMLElement | undefined;

/** Shows a short message at the edge of the page and announces it; returns a function that removes it. */
export function toast(text: string, options: ToastOptions = {}): () => void {
  const id = addToast(text, options);
  mountToasts();
  announce(text, { assertive: options.tone === 'negative' });
  return () => dismissToast(id);
}

/** One container for all, created with the first, and moved into a modal dialog while one is open. */
function mountToasts() {
  if (!region) {
    region = document.createElement('div');
    createRoot(region).render(<Toasts />);
  }
  moveToModal(region);
}

/** `announce` announces the text, so the list itself is not a live region. */
function Toasts() {
  const entries = useSignal(toasts);
  return entries.length ? <ToastList entries={entries} /> : null;
}

/** Removed with the last toast: a browser does not say that the pointer has left a removed element. */
function ToastList({ entries }: { entries: readonly ToastEntry[] }) {
  const t = useText(messages);
  const [isPaused, setPaused] = useState(false);

  const pauseHandlers = {
    onMouseEnter: () => setPaused(true),
    onMouseLeave: () => setPaused(false),
    onFocus: () => setPaused(true),
    onBlur: () => setPaused(false),
  };
  return (
    <section className="inlay-toasts" aria-label={t('notifications')} {...pauseHandlers}>
      {entries.map((entry) => (
        <ToastItem key={entry.id} entry={entry} isPaused={isPaused} />
      ))}
    </section>
  );
}

function ToastItem({ entry, isPaused }: { entry: ToastEntry; isPaused: boolean }) {
  const t = useText(messages);
  const { id, text, tone = 'info', action, persistent = Boolean(action) } = entry;
  useEffect(() => {
    if (persistent || isPaused) return;
    const timer = setTimeout(() => dismissToast(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, persistent, isPaused]);

  const act = () => {
    dismissToast(id);
    action?.onAct();
  };
  return (
    <div className="inlay-toasts__item" data-tone={tone}>
      <Icon path={toneIcons[tone]} />
      <div className="inlay-toasts__text">{text}</div>
      {action && (
        <Button variant="link" onClick={act}>
          {action.label}
        </Button>
      )}
      <Button variant="quiet" icon={close} aria-label={t('dismiss')} onClick={() => dismissToast(id)} />
    </div>
  );
}
