import { useEffect, useState } from 'react';
import { addStyles, useSignal, useText } from '../../../core';
import { toneIcons } from '../../alert/Alert';
import { Button } from '../../button/Button';
import { Icon } from '../../icon/Icon';
import { close } from '../../icon/paths';
import { messages } from '../../messages';
import { dismissToast, toasts, type ToastEntry } from './store';
import styles from './toast.css';

addStyles(styles);

const SHOWN_MS = 7_000;

/** `announce` announces the text, so the list itself is not a live region. */
export function Toasts() {
  const entries = useSignal(toasts);
  const t = useText(messages);
  const [isHeld, setHeld] = useState(false);
  if (!entries.length) return null;
  const hold = {
    onMouseEnter: () => setHeld(true),
    onMouseLeave: () => setHeld(false),
    onFocus: () => setHeld(true),
    onBlur: () => setHeld(false),
  };
  return (
    <section className="inlay-toasts" aria-label={t('notifications')} {...hold}>
      {entries.map((entry) => (
        <ToastItem key={entry.id} entry={entry} isHeld={isHeld} />
      ))}
    </section>
  );
}

function ToastItem({ entry, isHeld }: { entry: ToastEntry; isHeld: boolean }) {
  const t = useText(messages);
  const { id, text, tone = 'info', action, persistent = Boolean(action) } = entry;
  useEffect(() => {
    if (persistent || isHeld) return;
    const timer = setTimeout(() => dismissToast(id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [id, persistent, isHeld]);

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
