import { defineMessages } from '../../src/core';

export const messages = defineMessages('signup-welcome', {
  text: 'Your account is ready. Sign in, and everything for registered readers is open to you.',
  goOn: 'Continue',
  signIn: 'Sign in',
});
