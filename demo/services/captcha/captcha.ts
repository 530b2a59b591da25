import { createHash, randomInt } from 'node:crypto';
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { after, type Clock } from '../clock.ts';
import type { Database } from '../database/index.ts';
import { ServiceError } from '../http/errors.ts';
import type { Keys } from '../security/keys.ts';
import type { Settings } from '../settings.ts';

/** A proof of work that each browser computes once per form submission. */
export interface Captcha {
  challenge(): Promise<Challenge>;
  /**
   * Throws unless `payload` is a solved challenge of ours that is neither expired nor used before; marks it as used.
   */
  redeem(payload: string | undefined): Promise<void>;
}

export function createCaptcha({
  database,
  clock,
  keys,
  settings,
}: {
  database: Database;
  clock: Clock;
  keys: Keys;
  settings: Pick<Settings, 'captchaCost' | 'captchaGuesses' | 'captchaSeconds'>;
}): Captcha {
  const secrets = {
    hmacSignatureSecret: Buffer.from(keys.derive('captcha')).toString('hex'),
    hmacKeySignatureSecret: Buffer.from(keys.derive('captcha-key')).toString('hex'),
  };

  async function useUp(challenge: Challenge) {
    const hash = createHash('sha256')
      .update(challenge.signature ?? '')
      .digest('base64url');
    const used = await database.query(
      'INSERT INTO used_captchas (hash, expires_at) VALUES ($1, $2) ON CONFLICT (hash) DO NOTHING RETURNING hash',
      [hash, after(clock(), settings.captchaSeconds)],
    );
    return used.length === 1;
  }

  return {
    challenge: () =>
      createChallenge({
        ...secrets,
        algorithm: 'PBKDF2/SHA-256',
        cost: settings.captchaCost,
        counter: randomInt(Math.ceil(settings.captchaGuesses / 2), settings.captchaGuesses + 1),
        deriveKey,
        expiresAt: after(clock(), settings.captchaSeconds),
      }),
    async redeem(text) {
      const payload = text ? parse(text) : undefined;
      if (!payload)
        throw failed(text ? 'The captcha cannot be read.' : 'The captcha is missing. Send it as CaptchaKey.');
      const expiresAt = payload.challenge.parameters.expiresAt ?? 0;
      if (expiresAt * 1000 <= clock().getTime()) throw failed('The captcha has expired. Request a new challenge.');
      const { verified } = await verifySolution({ ...payload, ...secrets, deriveKey }).catch(() => ({
        verified: false,
      }));
      if (!verified) throw failed('The captcha is not solved.');
      if (!(await useUp(payload.challenge))) throw failed('The captcha was used before. Request a new challenge.');
    },
  };
}

function parse(text: string): Payload | undefined {
  try {
    const payload = JSON.parse(Buffer.from(text, 'base64').toString('utf8')) as Partial<Payload>;
    return payload.challenge?.parameters && payload.solution ? (payload as Payload) : undefined;
  } catch {
    return undefined;
  }
}

function failed(message: string): ServiceError {
  return new ServiceError('captchaFailed', message);
}
