import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { after, type Clock } from '../clock.ts';
import type { Keys } from './keys.ts';

const issuer = 'inlay-reference-services';

export interface AccessTokens {
  create(holder: { userId: string; sessionId: string }): Promise<string>;
  /** Undefined for a token that is forged, expired or malformed. */
  read(token: string): Promise<{ userId: string; sessionId: string } | undefined>;
}

export function createAccessTokens({
  keys,
  clock,
  seconds,
}: {
  keys: Keys;
  clock: Clock;
  seconds: number;
}): AccessTokens {
  const [key, ...replaced] = keys.deriveAll('access-token');
  return {
    create({ userId, sessionId }) {
      const now = clock();
      return (
        new SignJWT({ sid: sessionId })
          .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
          .setIssuer(issuer)
          // Two tokens of one second differ as well.
          .setJti(randomUUID())
          .setSubject(userId)
          .setIssuedAt(now)
          .setExpirationTime(after(now, seconds))
          .sign(key!)
      );
    },
    async read(token) {
      for (const candidate of [key!, ...replaced]) {
        const holder = await verify(token, candidate, clock());
        if (holder) return holder;
      }
      return undefined;
    },
  };
}

async function verify(token: string, key: Uint8Array, now: Date) {
  try {
    const { payload } = await jwtVerify(token, key, { issuer, algorithms: ['HS256'], currentDate: now });
    const { sub, sid } = payload;
    return typeof sub === 'string' && typeof sid === 'string' ? { userId: sub, sessionId: sid } : undefined;
  } catch {
    return undefined;
  }
}
