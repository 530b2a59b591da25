import { useEffect, useState } from 'react';
import { config, formatDate, lazy, type Translate } from '../../../src/core';
import type { Reading } from '../../../src/services';
import type { messages } from '../messages';
import type { CallToAction } from '../Panel';
import type { Visitor } from '../rules';
import { whenRead } from '../use-due';

const loadCount = lazy(() => import('./count-page'));

export interface Meter {
  /** Undefined where walls are not metered. */
  readonly metered: Visitor['metered'];
  /** The wall's words, with what is left of the month. */
  word(callToAction: CallToAction, t: Translate<keyof typeof messages.texts>): CallToAction;
}

/** What the meter says of the page, once it is seen. Without an answer the page is free, as it is where the forms cannot be loaded. */
export function useMeter(isStopped: boolean): Meter {
  const isWanted = config().flags.metering && isStopped;
  const [reading, setReading] = useState<Reading | 'counting' | 'unknown'>('counting');
  useEffect(() => {
    if (!isWanted) return undefined;
    let isGone = false;
    const count = () =>
      loadCount()
        .then(({ countPage }) => countPage())
        .catch(() => 'unknown' as const)
        .then((found) => void (isGone || setReading(found)));
    // A tab in the background has not been read.
    const stop = whenRead(0, () => document.visibilityState === 'hidden', () => void count());
    return () => {
      isGone = true;
      stop();
      setReading('counting');
    };
  }, [isWanted]);

  if (!isWanted) return { metered: undefined, word: (callToAction) => callToAction };
  if (typeof reading === 'string') return { metered: reading === 'counting' ? reading : 'free', word: (callToAction) => callToAction };
  return { metered: reading.isFree ? 'free' : 'spent', word: (callToAction, t) => ({ ...callToAction, ...wordsOf(reading, callToAction, t) }) };
}

function wordsOf({ isFree, left, allowance, resetsOn }: Reading, { text }: CallToAction, t: Translate<keyof typeof messages.texts>): Partial<CallToAction> {
  if (isFree) return { title: left ? t('articlesLeft', { left }) : t('lastArticle'), text: t('noLimit'), isWritten: true };
  const day = formatDate(resetsOn, { day: 'numeric', month: 'long' });
  return { text: [t('articlesRead', { allowance }), day && t('articlesFrom', { day }), text].filter(Boolean).join(' ') };
}
