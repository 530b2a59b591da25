import type { Limit } from '../security/limits.ts';

/** Counted by the client's IP address. */
export const perClient = {
  register: { name: 'register', most: 20, seconds: 600 },
  signIn: { name: 'sign-in', most: 60, seconds: 60 },
  confirm: { name: 'confirm', most: 30, seconds: 60 },
  askForMail: { name: 'ask-for-mail', most: 20, seconds: 600 },
  reset: { name: 'reset', most: 20, seconds: 600 },
  // Each view of a sign-in page requests a challenge.
  passkey: { name: 'passkey', most: 120, seconds: 60 },
  secondFactor: { name: 'second-factor', most: 30, seconds: 60 },
} as const satisfies Record<string, Limit>;

/** Counted by the recipient, so that no inbox is flooded, whether or not it belongs to an account. */
export const mailsTo: Limit = { name: 'mails-to', most: 8, seconds: 600 };

/** Counted by the account: password guesses in a session that was left open. */
export const proofTries: Limit = { name: 'proof', most: 5, seconds: 900 };

/** Consecutive wrong passwords or codes. */
export const maxTries = 5;

/** Wrong passwords for one address from all clients, except browsers that have signed in to it before. */
export const maxTriesOfStrangers = 50;

/** Attempted codes for one address in a day from all clients: one in ten thousand of all six-digit codes. */
export const maxCodesOfAddress = 100;
