import { EncryptJWT, jwtDecrypt, type JWTPayload } from 'jose';
import type { Clock } from '../clock.ts';
import type { Keys } from './keys.ts';

/** The purpose of a sealed value. Each purpose has its own key, so that a value cannot be opened for another purpose. */
export type Purpose =
  | 'device'
  | 'queued-mail'
  | 'reading-counter'
  | 'reset-link'
  | 'second-factor-pass'
  | 'second-factor-secret'
  | 'subscriber-link'
  | 'unsaved-recovery-codes';

export interface Content {
  /** The id of a user, or an e-mail address. */
  subject: string;
  /** Any JSON value. */
  value?: unknown;
}

/** Encrypted and authenticated text for a link, a cookie or a backup: it can be neither read nor changed. */
export interface Sealed {
  /** The lifetime in seconds. Secrets in the database have none, because they exist as long as their row. */
  close(purpose: Purpose, content: Content & { seconds?: number }): Promise<string>;
  /** Undefined if the value was not sealed by us for this purpose, or has expired. */
  open(purpose: Purpose, sealed: string): Promise<Content | undefined>;
}

export function createSealed({ keys, clock }: { keys: Keys; clock: Clock }): Sealed {
  const keysOf = (purpose: Purpose) => keys.deriveAll(`sealed:${purpose}`);
  return {
    close(purpose, { subject, value, seconds }) {
      const token = new EncryptJWT({ value }).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).setSubject(subject);
      if (seconds !== undefined) token.setExpirationTime(new Date(clock().getTime() + seconds * 1000));
      return token.encrypt(keysOf(purpose)[0]!);
    },
    async open(purpose, sealed) {
      for (const key of keysOf(purpose)) {
        const content = await decrypt(sealed, key, clock());
        if (content) return content;
      }
      return undefined;
    },
  };
}

async function decrypt(sealed: string, key: Uint8Array, now: Date): Promise<Content | undefined> {
  try {
    const { payload } = await jwtDecrypt<JWTPayload & { value?: unknown }>(sealed, key, {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      currentDate: now,
    });
    return payload.sub === undefined ? undefined : { subject: payload.sub, value: payload.value };
  } catch {
    return undefined;
  }
}
