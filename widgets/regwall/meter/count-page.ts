import { config, pageKey } from '../../../src/core';
import { getCookie, setCookie } from '../../../src/core/storage/cookies';
import { countReading, type Reading } from '../../../src/services/user';
import { hasSession, session, withTabLock } from '../../../src/session';

/** In seconds: a counter of last month is worth more than none. */
const MONTHS = 62 * 86_400;

let counted: { of: string; reading: Promise<Reading> } | undefined;

/** What the meter says of this page: one count, whatever the number of its walls. Rejects with an HttpError. */
export async function countPage(): Promise<Reading> {
  await hasSession();
  const article = config().page.contentId ?? pageKey();
  const of = `${session().peek().user?.id ?? ''} ${article}`;
  if (counted?.of !== of) counted = { of, reading: withTabLock('meter', () => count(article)) };
  const { reading } = counted;
  // What failed is asked again, by the next wall or visitor.
  reading.catch(() => counted?.reading === reading && (counted = undefined));
  return reading;
}

/** Tabs count one after the other, or the last counter would forget what the others read. */
async function count(article: string): Promise<Reading> {
  const { meter } = config().cookies;
  const reading = await countReading(article, getCookie(meter) ?? '');
  if (reading.counter) setCookie(meter, reading.counter, { maxAge: MONTHS });
  // A browser may hand cookies to other tabs later than it says; by the time they can be read, the next tab has them.
  getCookie(meter);
  return reading;
}
