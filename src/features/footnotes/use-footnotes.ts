import { useMemo, useRef } from 'react';
import { useText } from '../../core';
import type { Adopt } from '../../ui';
import { connectLater } from './connect-later';
import { messages } from './messages';

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

    const adopt = (name: keyof typeof places): Adopt => (place) => {
      places[name] = place;
      connect();
      return () => {
        delete places[name];
        disconnect();
      };
    };
    return { adoptText: adopt('text'), adoptNotes: adopt('notes') };

    function connect() {
      const { hasText, within = 'article, main, body', note, t: say } = latest.current;
      const { notes: list } = places;
      const text = hasText ? places.text : list?.closest(within);
      disconnect();
      disconnect = () => {};
      if (!text || !list) return;
      const texts = {
        reference: (number: number) => say('reference', { number }),
        back: (number: number) => say('back', { number }),
        backAgain: (number: number, place: number) => say('backAgain', { number, place }),
      };
      disconnect = connectLater({ text, list, texts, note });
    }
  }, []);
}
