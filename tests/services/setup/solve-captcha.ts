import assert from 'node:assert/strict';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Client } from './client.ts';

/** Solves a challenge as the widget in a browser would. */
export async function solveCaptcha(client: Client): Promise<string> {
  const { body: challenge } = await client.call<Challenge>('getCaptchaChallenge');
  return payloadOf(challenge);
}

export async function payloadOf(challenge: Challenge): Promise<string> {
  const solution = await solveChallenge({ challenge, deriveKey });
  assert.ok(solution, 'The challenge could not be solved.');
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
