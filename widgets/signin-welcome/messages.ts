import { defineMessages } from '../../src/core';

export const messages = defineMessages('signin-welcome', {
  signingIn: 'Signing you in',
  text: 'Sign in, and go on where you were.',
  signIn: 'Sign in',
  signUp: 'Create an account',
  failed: 'Your sign-in could not be completed. Check your connection, then try again.',
  retry: 'Try again',
  newHere: 'You do not have an account with us yet. Register, and the next time one press is enough.',
});
