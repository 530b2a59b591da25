import { defineMessages } from '../../../core';

export const messages = defineMessages('private', {
  signedOut: 'Only you can see this.',
  signIn: 'Sign in',
  again: 'Before we show personal data, we make sure that it is you.',
  signInAgain: 'Sign in again',
  failed: 'This could not be loaded. Check your connection, then try again.',
  retry: 'Try again',
});
