import { useEffect } from 'react';
import { config, formatDate, useText, pageKey } from '../../../src/core';
import { getCookie, setCookie } from '../../../src/core/storage/cookies';
import { useSubscribed } from '../../../src/features/subscriptions';
import { countReading, type Reading } from '../../../src/services/user';
import { hasSession, session, withTabLock } from '../../../src/session';
import { COUNTING, type Metered } from '../rules';
import { whenRead } from '../use-due';
import { currentArrival, isExempt } from './exemption';
import { FreeCount, type FreeCountProps } from './FreeCount';
import { messages } from './messages';

interface CountProps extends Pick<FreeCountProps, 'gated' | 'callToAction' | 'dialog'> {
  metered: Metered;
  onCount: (metered: Metered) => void;
  /** Whether the wall withholds a part of the page. Only such pages are counted. */
  isGating: boolean;
  /** The visitor has just subscribed to the newsletter that opens the wall. */
  hasKey: boolean;
  countBefore: string | undefined;
}

/**
 * Decides whether the page is free, by the rules of the configuration and then by the meter, and shows the remaining
 * number. If the service does not respond, or the forms cannot be loaded, the page is free.
 */
export function Count({ metered, onCount, isGating, hasKey, countBefore, ...strip }: CountProps) {
  const t = useText(messages);
  const { wall, flags } = config();
  const { isSubscribed } = useSubscribed(wall.newsletter ? [wall.newsletter] : []);
  const isSubscriber = hasKey || isSubscribed;
  useEffect(() => {
    let isGone = false;
    const decide = async (): Promise<Metered> => {
      if (isSubscriber || isExempt(wall, await currentArrival())) return { state: 'free' };
      if (!flags.metering || !isGating) return { state: 'spent' };
      return countPage().then(describe, () => ({ state: 'free', isUnknown: true }) as const);
    };
    const count = async () => {
      const decision = await decide();
      if (!isGone) onCount(decision);
    };
    // A page in a background tab has not been read.
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
  }, [onCount, isGating, isSubscriber]);
  return metered.left ? <FreeCount left={metered.left} before={countBefore} {...strip} /> : null;

  function describe({ isFree, left, allowance, resetsOn }: Reading): Metered {
    if (isFree) return { state: 'free', left: left ? t('articlesLeft', { left }) : t('lastArticle') };
    const day = formatDate(resetsOn, { day: 'numeric', month: 'long' });
    return {
      state: 'spent',
      text: [t('articlesRead', { allowance }), day && t('articlesFrom', { day })].filter(Boolean).join(' '),
    };
  }
}

/** In seconds. The counter of last month is still useful. */
const MONTHS = 62 * 86_400;

let counted: { of: string; reading: Promise<Reading> } | undefined;

/** The meter's result for this page: counted once, whatever the number of its walls. Rejects with an HttpError. */
async function countPage(): Promise<Reading> {
  await hasSession();
  const article = config().page.contentId ?? pageKey();
  const of = `${session().peek().user?.id ?? ''} ${article}`;
  if (counted?.of !== of) counted = { of, reading: withTabLock('meter', () => count(article)) };
  const { reading } = counted;
  // A failed request is repeated by the next wall or visitor.
  reading.catch(() => counted?.reading === reading && (counted = undefined));
  return reading;
}

/** Tabs count one at a time; otherwise the last counter would overwrite the others. */
async function count(article: string): Promise<Reading> {
  const { meter } = config().cookies;
  const reading = await countReading(article, getCookie(meter) ?? '');
  if (reading.counter) setCookie(meter, reading.counter, { maxAge: MONTHS });
  // A browser may publish cookies to other tabs with a delay, so this waits until they can be read.
  getCookie(meter);
  return reading;
}
