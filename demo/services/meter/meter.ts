import { array, integer, is, object, optional, string } from 'superstruct';
import type { Clock } from '../clock.ts';
import type { Database } from '../database/index.ts';
import type { Sealed } from '../security/sealed.ts';

export interface Reading {
  /** Whether this article is among the free ones of the month. */
  isFree: boolean;
  /** The number of further articles that are free this month. */
  left: number;
  /** The total number of free articles per month. */
  allowance: number;
  /** The day on which the count is reset, as `YYYY-MM-DD` in UTC. */
  resetsOn: string;
  /** Sent with the next article. Readers can neither read nor change it; without it, the count starts again. */
  counter: string;
}

export interface Meter {
  /**
   * Counts a page view, once a month per article. `userId` is that of a signed-in reader, whose views are stored here.
   */
  count(reading: { article: string; counter: string; userId: string | undefined }): Promise<Reading>;
}

/** The content of a counter: the month, and its free articles. */
const Counter = object({
  month: string(),
  allowance: integer(),
  articles: array(string()),
  ofAccount: optional(integer()),
});

/** A reader who returns after a year counts as new. */
const secondsOfCounter = 365 * 24 * 3600;

interface Counter {
  month: string;
  allowance: number;
  articles: readonly string[];
  /** How many of them, from the first, were read by a signed-in reader. They are not those of the next one. */
  ofAccount?: number | undefined;
}

export interface MeterOptions {
  database: Database;
  clock: Clock;
  sealed: Sealed;
  /** The number of free articles per month. */
  freeArticles: number;
  /** The same for readers without a counter: new readers, private windows, cleared cookies. */
  freeArticlesAtFirst: number;
}

export function createMeter({ database, clock, sealed, freeArticles, freeArticlesAtFirst }: MeterOptions): Meter {
  return {
    async count({ article, counter, userId }) {
      const month = clock().toISOString().slice(0, 7);
      const storedCounter = await open(counter);
      const allowance =
        userId || (storedCounter && storedCounter.month !== month)
          ? freeArticles
          : (storedCounter?.allowance ?? freeArticlesAtFirst);
      const { articles: before, ofAccount = 0 }: Counter =
        storedCounter?.month === month ? storedCounter : { month, allowance, articles: [] };
      const articles = await (userId
        ? keep({ userId, month, before: before.slice(ofAccount), article, allowance })
        : add(before, article, allowance));
      return {
        isFree: articles.includes(article),
        left: Math.max(0, allowance - articles.length),
        allowance,
        resetsOn: firstOfNext(month),
        counter: await sealed.close('reading-counter', {
          subject: userId ?? 'anonymous',
          value: { month, allowance, articles, ofAccount: userId ? articles.length : ofAccount } satisfies Counter,
          seconds: secondsOfCounter,
        }),
      };
    },
  };

  /**
   * One counter in all browsers. Articles read before signing in count, so that signing in gives no second allowance.
   * Those of another reader of this browser do not.
   */
  async function keep({
    userId,
    month,
    before,
    article,
    allowance,
  }: {
    userId: string;
    month: string;
    before: readonly string[];
    article: string;
    allowance: number;
  }): Promise<readonly string[]> {
    return database.tx(async ({ query }) => {
      // Serialises the requests of a reader's tabs.
      await query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [userId]);
      const rows = await query<{ article: string }>('SELECT article FROM readings WHERE user_id = $1 AND month = $2', [
        userId,
        month,
      ]);
      const articles = add([...new Set([...rows.map((row) => row.article), ...before])], article, allowance);
      for (const readArticle of articles)
        await query('INSERT INTO readings (user_id, month, article) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
          userId,
          month,
          readArticle,
        ]);
      return articles;
    });
  }

  async function open(counter: string): Promise<Counter | undefined> {
    const value = (await sealed.open('reading-counter', counter))?.value;
    return is(value, Counter) ? value : undefined;
  }
}

function add(articles: readonly string[], article: string, allowance: number): readonly string[] {
  return articles.includes(article) || articles.length >= allowance ? articles : [...articles, article];
}

function firstOfNext(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 10);
}
