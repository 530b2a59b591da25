import { enums, mask, number, string, type } from 'superstruct';
import { request } from '../../http';
import { SubmitError } from '../feedback/submit-error';
import type { CaptchaAdapter } from './adapter';
import { messages } from './messages';
import { solve } from './solve';

/** Parameters that we do not know are signed as well, and must go back as they came. */
const Challenge = type({
  parameters: type({
    algorithm: enums(['PBKDF2/SHA-256', 'PBKDF2/SHA-384', 'PBKDF2/SHA-512']),
    nonce: string(),
    salt: string(),
    cost: number(),
    keyLength: number(),
    keyPrefix: string(),
  }),
  signature: string(),
});

/** In milliseconds. Services give at least two minutes; as the visitor's clock may be wrong, only the age counts. */
const FRESH_FOR = 90_000;

interface Proof {
  readonly payload: Promise<string>;
  readonly since: number;
}

/**
 * Altcha asks the browser for a little work instead of the visitor for clicks.
 * The work begins with the form, so that it is done when the visitor is. The
 * protocol is altcha's own; its web component would weigh thirty times as much.
 */
export async function createAltcha(): Promise<CaptchaAdapter> {
  if (!globalThis.crypto?.subtle) throw new SubmitError('insecure', { messages });
  const life = new AbortController();
  let next: Proof | undefined = begin();

  function begin(): Proof {
    const payload = prove(life.signal);
    // Who takes the token hears of the failure; until then nobody has to.
    payload.catch(() => {});
    return { payload, since: Date.now() };
  }

  return {
    async token(signal) {
      const isFresh = next && Date.now() - next.since < FRESH_FOR;
      const proof = isFresh ? next! : begin();
      next = undefined;
      const payload = await proof.payload;
      signal.throwIfAborted();
      return payload;
    },
    destroy: () => life.abort(),
  };
}

async function prove(signal: AbortSignal): Promise<string> {
  const challenge = await request('captcha', '/challenge', { read: (body) => mask(body, Challenge), signal });
  const solution = await solve(challenge.parameters, signal);
  return btoa(JSON.stringify({ challenge, solution }));
}
