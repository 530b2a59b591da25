import { defineMessages } from '../../src/core';

export const messages = defineMessages('sign-in', {
  prompt: 'Please sign in again before we show your personal data.',
  promptFor: '{name}, please sign in again before we show your personal data.',
  newHere: 'New here?',
  signUp: 'Create an account',
});
