import { after, type Clock } from '../clock.ts';
import type { Database } from '../database/index.ts';
import type { Keys } from '../security/keys.ts';

/** What authenticators are asked to sign: each once, and for the one it was made for. */
export interface Challenges {
  /** `userId` for a passkey to be added; none for a sign-in. */
  keep(challenge: string, userId?: string): Promise<void>;
  /** Uses it up; false for one that is unknown, used, expired or another's. */
  redeem(challenge: string, userId?: string): Promise<boolean>;
}

/** In seconds. A sign-in page may stand open for long before a passkey is chosen in its field. */
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
