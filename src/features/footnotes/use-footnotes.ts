import { useMemo, useRef } from 'react';
import { config, idle, lazy, useText } from '../../core';
import type { Adopt } from '../../ui';
import type { FootnoteOptions } from './connect-footnotes';
import { messages } from './messages';
import type { TextWithNotes } from './owners';

/** Loaded with the first interaction on a page with notes; its tooltips need the overlays. */
const loadFootnotes = lazy(() => import('./connect-footnotes'));
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'scroll'];

interface Options {
  /** The text is content of the module, or else the element around the notes. */
  hasText: boolean;
  /** A selector; the article by default. */
  within?: string;
  note(text: string): void;
}

export interface Footnotes {
  /** For the RichText that shows the text. */
  readonly adoptText: Adopt;
  /** For the RichText that shows the notes. */
  readonly adoptNotes: Adopt;
}

/** Connects a text and its notes while both are rendered, in any order. */
export function useFootnotes(options: Options): Footnotes {
  const t = useText(messages);
  const latest = useRef({ ...options, t });
  latest.current = { ...options, t };

  return useMemo(() => {
    const containers: { text?: HTMLElement; notes?: HTMLElement } = {};
    let disconnect = () => {};

    const adopt =
      (name: keyof typeof containers): Adopt =>
      (container) => {
        containers[name] = container;
        connect();
        return () => {
          delete containers[name];
          disconnect();
        };
      };
    return { adoptText: adopt('text'), adoptNotes: adopt('notes') };

    function connect() {
      const { hasText, within = 'article, main, body', note, t } = latest.current;
      const { notes: list } = containers;
      const text = hasText ? containers.text : list?.closest(within);
      disconnect();
      disconnect = () => {};
      if (!text || !list) return;
      const texts = {
        reference: (number: string) => t('reference', { number }),
        back: (number: string) => t('back', { number }),
        backAgain: (number: string, position: number) => t('backAgain', { number, position }),
      };
      disconnect = connectOnTouch({ text, list, texts, note });
    }
  }, []);
}

interface Connection extends TextWithNotes {
  connect?(): void;
}

const connections = new Set<Connection>();

/**
 * Connects them on the first interaction. A text with superscript numbers that are not links yet is connected when the
 * browser is idle. Returns a function that restores the server's nodes.
 */
function connectOnTouch(options: FootnoteOptions): () => void {
  const { text, list } = options;
  const connection: Connection = { text, list };
  let isWanted = true;
  let pressed: Element | undefined;
  let disconnect: (() => void) | undefined;

  const onPress = ({ target }: Event) => {
    if (disconnect) open(target as Element);
    else pressed = target as Element;
  };
  const connect = ({ connectFootnotes }: Awaited<ReturnType<typeof loadFootnotes>>) => {
    if (!isWanted || connection.connect) return;
    connection.connect = () => {
      disconnect?.();
      disconnect = connectFootnotes({ ...options, pageTexts: connections });
    };
    connection.connect();
    if (pressed) open(pressed);
  };
  // Without this code, links of the page work natively.
  const load = () => void loadFootnotes().then(connect, () => {});
  connections.add(connection);
  connectOthers(connection);
  const stopWaiting = whenTouched(() => {
    text.addEventListener('click', onPress);
    load();
  });
  if (hasUnlinkedNumber(text)) void idle().then(() => isWanted && load());

  return () => {
    isWanted = false;
    stopWaiting();
    text.removeEventListener('click', onPress);
    disconnect?.();
    connections.delete(connection);
    connectOthers(connection);
  };
}

/** Notes that are added to a text, or removed, change the ownership of the text's other notes. */
function connectOthers({ text }: Connection) {
  for (const other of connections) if (other.text.contains(text) || text.contains(other.text)) other.connect?.();
}

function hasUnlinkedNumber(text: Element): boolean {
  return [...text.querySelectorAll('sup')].some((raised) => !raised.closest('a') && !raised.querySelector('a'));
}

/** A superscript number with a link inside: a click beside the link activates it, too. */
function open(pressed: Element) {
  if (!pressed.closest('a')) pressed.closest('sup')?.querySelector<HTMLElement>('.inlay-footnote-reference')?.click();
}

/**
 * Calls back on the first interaction with the page. In edit mode, or if the URL has a fragment (it may
 * target a note), calls back immediately. Returns a function that stops waiting.
 */
function whenTouched(act: () => void): () => void {
  const stop = () => SIGNS.forEach((type) => removeEventListener(type, onSign, true));
  const onSign = () => {
    stop();
    act();
  };
  if (location.hash || config().mode === 'edit') act();
  else SIGNS.forEach((type) => addEventListener(type, onSign, true));
  return stop;
}
