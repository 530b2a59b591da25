import { after } from '../clock.ts';
import type { AccountParts } from '../accounts/types.ts';

/** What happens between two requests of one sign-in; each lasts this many seconds. */
const lifetimes = {
  /** The visitor is at the provider. */
  request: 15 * 60,
  /** The browser is on its way back to the page. */
  handover: 2 * 60,
  /** A new user completes the registration. */
  registration: 60 * 60,
  /** The visitor is asked by the provider whether they want to leave it, too. */
  leaving: 15 * 60,
} as const;

export type StepKind = keyof typeof lifetimes;

/** Which step, by a secret that only its next request knows, and in which browser, by a secret that only its cookie knows. */
export interface StepKey {
  kind: StepKind;
  secret: string;
  browser: string;
}

export interface Steps {
  keep(key: StepKey, content: object): Promise<void>;
  /** Undefined for one that is unknown, over, or of another browser. */
  find<Content>(key: StepKey): Promise<Content | undefined>;
  /** The same, once. */
  take<Content>(key: StepKey): Promise<Content | undefined>;
}

export function createSteps({ database, clock, keys }: Pick<AccountParts, 'database' | 'clock' | 'keys'>): Steps {
  const hashesOf = ({ kind, secret, browser }: StepKey) =>
    [keys.hash(`social-${kind}`, secret), keys.hash('social-browser', browser)] as const;

  async function read<Content>(statement: string, key: StepKey): Promise<Content | undefined> {
    const [row] = await database.query<{ content: Content }>(statement, [...hashesOf(key), clock()]);
    return row?.content;
  }

  return {
    async keep(key, content) {
      await database.query(
        `INSERT INTO social_steps (hash, browser, content, expires_at) VALUES ($1, $2, $3, $4)
         ON CONFLICT (hash) DO UPDATE SET content = excluded.content, expires_at = excluded.expires_at`,
        [...hashesOf(key), JSON.stringify(content), after(clock(), lifetimes[key.kind])],
      );
    },
    find: (key) => read('SELECT content FROM social_steps WHERE hash = $1 AND browser = $2 AND expires_at > $3', key),
    take: (key) =>
      read('DELETE FROM social_steps WHERE hash = $1 AND browser = $2 AND expires_at > $3 RETURNING content', key),
  };
}
