import { enums, mask, number, string, type } from 'superstruct';
import { toJson } from '../../core';
import { request } from '../../http';
import { SubmitError } from '../problem';
import { messages } from './messages';
import type { CaptchaAdapter } from './provider';

/** Unknown parameters are signed as well, and must be returned unchanged. */
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

/** In milliseconds. Services allow at least two minutes; as the visitor's clock may be wrong, only the age counts. */
const FRESH_FOR = 90_000;

interface Proof {
  readonly payload: Promise<string>;
  readonly since: number;
}

/**
 * Altcha makes the browser compute a proof of work, so that the visitor does not need to solve a challenge. The work
 * starts with the form, so that it is finished before the visitor. The protocol is altcha's own; its web component
 * would be thirty times larger.
 */
export async function createAltcha(): Promise<CaptchaAdapter> {
  if (!globalThis.crypto?.subtle) throw new SubmitError('insecure', { messages });
  const life = new AbortController();
  let next: Proof | undefined = begin();

  function begin(): Proof {
    const payload = prove(life.signal);
    // The next token tries again. Until then, the rejection must not be reported as unhandled.
    payload.catch(() => (next = undefined));
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
  const challenge = await request('captcha', 'challenge', {
    path: '/challenge',
    read: (content) => mask(content, Challenge),
    signal,
  });
  const solution = await solve(challenge.parameters, signal);
  return btoa(toJson({ challenge, solution })!);
}

/** The service's challenge, in version 2 of the altcha protocol. */
export interface Work {
  readonly algorithm: string;
  readonly nonce: string;
  readonly salt: string;
  /** Iterations for each guess. */
  readonly cost: number;
  /** In bytes. */
  readonly keyLength: number;
  /** The required prefix of the derived key, in hexadecimal. */
  readonly keyPrefix: string;
}

export interface Solution {
  readonly counter: number;
  readonly derivedKey: string;
  /** In milliseconds. */
  readonly time: number;
}

/** The browser derives keys outside the main thread; more parallel work than threads gains nothing. */
const AT_ONCE = 8;

/**
 * Tries counters from 0 until the key that PBKDF2 derives from nonce and counter has the required prefix. The page
 * stays responsive, because the browser does the work.
 */
export async function solve(work: Work, signal: AbortSignal): Promise<Solution> {
  const start = performance.now();
  const nonce = bytesOf(work.nonce);
  const salt = bytesOf(work.salt);
  for (let first = 0; ; first += AT_ONCE) {
    signal.throwIfAborted();
    const keys = await Promise.all(
      [...Array(AT_ONCE).keys()].map((index) => derive(work, salt, withCounter(nonce, first + index))),
    );
    const index = keys.findIndex((key) => key.startsWith(work.keyPrefix));
    if (index >= 0)
      return { counter: first + index, derivedKey: keys[index]!, time: Math.round(performance.now() - start) };
  }
}

async function derive(
  { algorithm, cost, keyLength }: Work,
  salt: BufferSource,
  password: BufferSource,
): Promise<string> {
  const key = await crypto.subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits']);
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', salt, iterations: cost, hash: algorithm.slice('PBKDF2/'.length) },
    key,
    keyLength * 8,
  );
  return [...new Uint8Array(bits)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The counter follows the nonce as four bytes, big-endian. */
function withCounter(nonce: Uint8Array, counter: number): Uint8Array<ArrayBuffer> {
  const password = new Uint8Array(nonce.length + 4);
  password.set(nonce);
  new DataView(password.buffer).setUint32(nonce.length, counter);
  return password;
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}
