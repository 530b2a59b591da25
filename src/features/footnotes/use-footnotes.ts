import { useMemo, useRef } from 'react';
import { config, lazy, useText } from '../../core';
import type { Adopt } from '../../ui';
import type { FootnoteOptions } from './connect-footnotes';
import { messages } from './messages';

/** With the first touch of a page that has notes; its tooltips need the overlays. */
const loadFootnotes = lazy(() => import('./connect-footnotes'));
const SIGNS = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'scroll'];

interface Options {
  /** The text comes as content of the module; else it is what surrounds the notes. */
  hasText: boolean;
  /** As a selector; the article unless given. */
  within?: string;
  note(text: string): void;
}

export interface Footnotes {
  /** For the RichText that shows the text. */
  readonly adoptText: Adopt;
  /** For the RichText that shows the notes. */
  readonly adoptNotes: Adopt;
}

/** Connects a text and its notes while both are shown, whichever comes first. */
export function useFootnotes(options: Options): Footnotes {
  const t = useText(messages);
  const latest = useRef({ ...options, t });
  latest.current = { ...options, t };

  return useMemo(() => {
    const places: { text?: HTMLElement; notes?: HTMLElement } = {};
    let disconnect = () => {};

    const adopt =
      (name: keyof typeof places): Adopt =>
      (place) => {
        places[name] = place;
        connect();
        return () => {
          delete places[name];
          disconnect();
        };
      };
    return { adoptText: adopt('text'), adoptNotes: adopt('notes') };

    function connect() {
      const { hasText, within = 'article, main, body', note, t } = latest.current;
      const { notes: list } = places;
      const text = hasText ? places.text : list?.closest(within);
      disconnect();
      disconnect = () => {};
      if (!text || !list) return;
      const texts = {
        reference: (number: number) => t('reference', { number }),
        back: (number: number) => t('back', { number }),
        backAgain: (number: number, place: number) => t('backAgain', { number, place }),
      };
      disconnect = connectOnTouch({ text, list, texts, note });
    }
  }, []);
}

/**
 * Connects them when the visitor first touches the page. Returns the function
 * that leaves the nodes as the server wrote them.
 */
function connectOnTouch(options: FootnoteOptions): () => void {
  const { text } = options;
  let isWanted = true;
  let pressed: Element | undefined;
  let disconnect: (() => void) | undefined;

  const onPress = ({ target }: Event) => {
    if (disconnect) open(target as Element);
    else pressed = target as Element;
  };
  const connect = ({ connectFootnotes }: Awaited<ReturnType<typeof loadFootnotes>>) => {
    if (!isWanted) return;
    disconnect = connectFootnotes(options);
    if (pressed) open(pressed);
  };
  const stopWaiting = whenTouched(() => {
    text.addEventListener('click', onPress);
    // Without it the links of the page do what links do.
    loadFootnotes().then(connect, () => {});
  });

  return () => {
    isWanted = false;
    stopWaiting();
    text.removeEventListener('click', onPress);
    disconnect?.();
  };
}

/** A raised number that is, or has just become, a link only inside: a press beside that means it, too. */
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
