import { useEffect } from 'react';
import { formatDate, useText } from '../../../src/core';
import type { Reading } from '../../../src/services/user';
import { COUNTING, type Metered } from '../rules';
import { whenRead } from '../use-due';
import { countPage } from './count-page';
import { messages } from './messages';

interface CountProps {
  onCount: (metered: Metered) => void;
}

/**
 * Counts the page once it is visible, and shows the remaining number. Without a response the page is free, as it is if
 * the forms cannot be loaded.
 */
export function Count({ onCount }: CountProps) {
  const t = useText(messages);
  useEffect(() => {
    let isGone = false;
    const count = async () => {
      const metered = await countPage().then(describe, () => ({ state: 'free' }) as const);
      if (!isGone) onCount(metered);
    };
    // A tab in the background has not been read.
    const stop = whenRead(
      0,
      () => document.visibilityState === 'hidden',
      () => void count(),
    );
    return () => {
      isGone = true;
      stop();
      onCount(COUNTING);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- counted once, whatever the language
  }, [onCount]);
  return null;

  function describe({ isFree, left, allowance, resetsOn }: Reading): Metered {
    if (isFree)
      return { state: 'free', title: left ? t('articlesLeft', { left }) : t('lastArticle'), text: t('noLimit') };
    const day = formatDate(resetsOn, { day: 'numeric', month: 'long' });
    return {
      state: 'spent',
      text: [t('articlesRead', { allowance }), day && t('articlesFrom', { day })].filter(Boolean).join(' '),
    };
  }
}
