import { after, type Clock } from '../clock.ts';
import type { Database, Queries } from '../database/index.ts';
import { ServiceError } from '../http/errors.ts';
import type { Keys } from '../security/keys.ts';
import { createToken } from '../security/one-time.ts';
import type { Sealed } from '../security/sealed.ts';
import { credentialsColumn } from '../security/sessions.ts';
import { hasPass } from './known-browser.ts';

interface ChallengeParts {
  database: Database;
  clock: Clock;
  keys: Keys;
  sealed: Sealed;
}

/** In seconds. Enough time to find the phone. */
const lifetime = 600;
const maxTries = 5;

/**
 * Every sign-in with one factor calls this before its session begins. If the account has a second factor, it throws
 * `secondFactorNeeded` with a secret challenge, which proves the first factor in the next request. A browser with a
 * pass needs no second factor. `provider` is the identity provider that authenticated the visitor, if any. There is no
 * challenge for `credentials` that have changed since: the session does not begin either.
 */
export async function requireSecondFactor(
  parts: ChallengeParts,
  { userId, credentials }: { userId: string; credentials: string | undefined },
  { pass, provider = '' }: { pass?: string | undefined; provider?: string },
): Promise<void> {
  if (await hasPass(parts, userId, pass)) return;
  const { database, clock, keys } = parts;
  const challenge = createToken();
  const inserted = await database.query(
    `INSERT INTO second_factor_challenges (hash, user_id, provider, expires_at)
     SELECT $1::text, user_id, $3::text, $4::timestamptz FROM second_factors JOIN users ON users.id = user_id
     WHERE user_id = $2 AND ${credentialsColumn} = $5 FOR SHARE OF users RETURNING hash`,
    [hashOf(keys, challenge), userId, provider, after(clock(), lifetime), credentials],
  );
  if (inserted.length > 0)
    throw new ServiceError('secondFactorNeeded', 'Send the challenge with a code to signInBySecondFactor.', {
      challenge,
    });
}

export interface Challenge {
  userId: string;
  provider: string;
}

/** Counts a try before the code is checked. Undefined if the challenge is unknown, used, expired or was tried too often. */
export async function tryChallenge(
  { database, clock, keys }: Omit<ChallengeParts, 'sealed'>,
  challenge: string,
): Promise<Challenge | undefined> {
  const [row] = await database.query<Challenge>(
    `UPDATE second_factor_challenges SET tries = tries + 1 WHERE hash = $1 AND expires_at > $2 AND tries < $3
     RETURNING user_id::text AS "userId", provider`,
    [hashOf(keys, challenge), clock(), maxTries],
  );
  return row;
}

/** Resolves to false if another request used it first. */
export async function useChallenge({ query }: Queries, keys: Keys, challenge: string): Promise<boolean> {
  const used = await query('DELETE FROM second_factor_challenges WHERE hash = $1 RETURNING hash', [
    hashOf(keys, challenge),
  ]);
  return used.length > 0;
}

export function challengeExpired(): ServiceError {
  return new ServiceError(
    'secondFactorExpired',
    'The challenge is unknown, used, expired or was tried too often. Sign in again.',
  );
}

function hashOf(keys: Keys, challenge: string): string {
  return keys.hash('second-factor-challenge', challenge);
}
