import { defineMessages } from '../../../../core';

/** Why nobody comes in, for the few who are told. */
export const messages = defineMessages('entry-refused', {
  lockedUntil: 'Too many wrong passwords: this account is locked until {time}. Reset your password to go on at once.',
  cookiesBlocked: 'Your browser blocks cookies, so we cannot keep you signed in. Allow cookies for this site, then try again.',
});
