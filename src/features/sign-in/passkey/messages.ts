import { defineMessages } from '../../../core';

export const messages = defineMessages('passkey', {
  signIn: 'Sign in with a passkey',
  notUsed: 'No passkey was used. Try again, or sign in with your password.',
  unknown: 'This passkey is not known here any more. Sign in with your password.',
  failed: 'That did not work. Check your connection and try again, or sign in with your password.',
});
