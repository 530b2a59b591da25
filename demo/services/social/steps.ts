import { after } from '../clock.ts';
import type { AccountParts } from '../accounts/types.ts';

/** What a sign-in stores between two requests, with the lifetime in seconds. */
const lifetimes = {
  /** The visitor is at the provider. */
  request: 15 * 60,
  /** The browser's own dialog may be open. */
  dialog: 15 * 60,
  /** The browser is on its way back to the page. */
  handover: 2 * 60,
  /** A new user completes the registration. */
  registration: 60 * 60,
  /** The provider asks the visitor whether to sign out there, too. */
  leaving: 15 * 60,
} as const;

export type StepKind = keyof typeof lifetimes;

/** Identifies a step by a secret in its next request, and its browser by a secret in a cookie. */
export interface StepKey {
  kind: StepKind;
  secret: string;
  browser: string;
}

export interface Steps {
  store(key: StepKey, content: object): Promise<void>;
  /** Undefined if the step is unknown, expired, or belongs to another browser. */
  find<Content>(key: StepKey): Promise<Content | undefined>;
  /** Finds the step and deletes it. */
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
    async store(key, content) {
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
