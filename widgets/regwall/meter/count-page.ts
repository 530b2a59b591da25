import { config, pageKey } from '../../../src/core';
import { getCookie, setCookie } from '../../../src/core/storage/cookies';
import { countReading, type Reading } from '../../../src/services/user';
import { hasSession, session, withTabLock } from '../../../src/session';

/** In seconds. The counter of last month is still useful. */
const MONTHS = 62 * 86_400;

let counted: { of: string; reading: Promise<Reading> } | undefined;

/** The meter's result for this page: counted once, whatever the number of its walls. Rejects with an HttpError. */
export async function countPage(): Promise<Reading> {
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
