import { after, type Clock } from '../clock.ts';
import type { Database } from '../database/index.ts';
import type { Keys } from '../security/keys.ts';

/** The challenges that authenticators sign. Each works once, and only for its user or sign-in. */
export interface Challenges {
  /** `userId` to add a passkey, none for a sign-in. */
  keep(challenge: string, userId?: string): Promise<void>;
  /** Consumes the challenge. Resolves to false if it is unknown, used, expired or belongs to another user. */
  redeem(challenge: string, userId?: string): Promise<boolean>;
}

/** In seconds. A sign-in page may be open for a long time before the visitor chooses a passkey. */
const lifetime = 3600;

export function createChallenges({
  database,
  clock,
  keys,
}: {
  database: Database;
  clock: Clock;
  keys: Keys;
}): Challenges {
  const hashOf = (challenge: string) => keys.hash('passkey-challenge', challenge);
  return {
    async keep(challenge, userId) {
      await database.query('INSERT INTO passkey_challenges (hash, user_id, expires_at) VALUES ($1, $2, $3)', [
        hashOf(challenge),
        userId ?? null,
        after(clock(), lifetime),
      ]);
    },
    async redeem(challenge, userId) {
      const used = await database.query(
        'DELETE FROM passkey_challenges WHERE hash = $1 AND expires_at > $2 AND user_id IS NOT DISTINCT FROM $3::uuid RETURNING hash',
        [hashOf(challenge), clock(), userId ?? null],
      );
      return used.length > 0;
    },
  };
}
