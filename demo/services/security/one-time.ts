import { randomBytes, randomInt } from 'node:crypto';

/** Six digits for a visitor to type. */
export function createCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0');
}

/** 256 bits for a link or a cookie. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}
