import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { ServiceError } from '../http/errors.ts';

/** The 10,000 most common passwords, from zxcvbn-ts (MIT licence, @zxcvbn-ts/language-common). */
const common = new Set(
  readFileSync(new URL('common-passwords.txt', import.meta.url), 'utf8')
    .trim()
    .split('\n'),
);

/** In characters. A shorter addition to a common password does not make it strong. */
const maxDecorationLength = 6;
/** A password with fewer different characters is a pattern. */
const minDistinctCharacters = 5;

/**
 * Why `password` is too weak for the account of `email`, for developers; undefined if it is acceptable. 10 to 128
 * characters, a letter, a digit or symbol, not the name in the address, not a common password.
 */
export function weakness(password: string, email: string): string | undefined {
  const lower = password.toLowerCase();
  const name = email.slice(0, Math.max(0, email.lastIndexOf('@'))).toLowerCase();
  if (password.length < 10) return 'it has fewer than 10 characters';
  if (password.length > 128) return 'it has more than 128 characters';
  if (!/\p{L}/u.test(password)) return 'it has no letter';
  if (!/[^\p{L}\s]/u.test(password)) return 'it has neither digit nor symbol';
  if (name.length >= 4 && lower.includes(name)) return 'it contains the name in the e-mail address';
  if (new Set(lower).size < minDistinctCharacters) return 'it repeats few characters';
  if (stemsOf(lower).some((stem) => common.has(stem))) return 'it is one of the most common passwords';
  return undefined;
}

/** The password, and the password without the digits and symbols that turn `welcome` into `W3lcome2026!`. */
function stemsOf(lower: string): string[] {
  const stems = [/$/, /[^\p{L}]+$/u, /^[^\p{L}]+|[^\p{L}]+$/gu].map((decoration) => lower.replace(decoration, ''));
  const bare = stems.filter((stem) => lower.length - stem.length <= maxDecorationLength);
  return [...bare, ...bare.map((stem) => stem.replace(/[013457@$!]/g, (sign) => letters[sign]!))];
}

const letters: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'l',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/** Throws `passwordWeak`. `rangeUrl` is a service of leaked passwords. See `settings.passwordRangeUrl`. */
export async function rejectWeakPassword(password: string, email: string, rangeUrl: string): Promise<void> {
  const problem =
    weakness(password, email) ??
    (rangeUrl && (await isStolen(password, rangeUrl)) ? 'it is among stolen passwords that were published' : undefined);
  if (problem) throw new ServiceError('passwordWeak', `The password is too weak: ${problem}.`);
}

/** In milliseconds. The maximum time that a registration waits for the service. */
const patience = 2000;

/**
 * The service receives only five digits of the hash, which some hundred passwords share, and returns the rest of each.
 * Without a response, no password is refused.
 */
async function isStolen(password: string, rangeUrl: string): Promise<boolean> {
  const hash = createHash('sha1').update(password).digest('hex').toUpperCase();
  try {
    const answer = await fetch(rangeUrl + hash.slice(0, 5), {
      headers: { 'add-padding': 'true' },
      signal: AbortSignal.timeout(patience),
    });
    // Padding has a count of 0.
    return (
      answer.ok &&
      (await answer.text()).split('\n').some((line) => line.startsWith(`${hash.slice(5)}:`) && !/:0\s*$/.test(line))
    );
  } catch {
    return false;
  }
}
