import type { Texts } from '../../texts/index.ts';

const keys = {
  1001: 'linkUsed',
  1002: 'email',
  1003: 'weak',
  2002: 'unconfirmed',
  2003: 'locked',
  2004: 'wrongPair',
  2005: 'tooMany',
  2011: 'signInExpired',
  6008: 'linkUsed',
  6010: 'code',
  6011: 'samePassword',
  6013: 'otherBrowser',
} as const satisfies Record<number, keyof Texts['errors']>;

/** The message for an error number of the user service. */
export function errorText({ errors }: Texts, code: number): string {
  return code in keys ? errors[keys[code as keyof typeof keys]] : errors.generic;
}
