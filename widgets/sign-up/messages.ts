import { defineMessages } from '../../src/core';

export const messages = defineMessages('sign-up', {
  haveAccount: 'You have an account already?',
  signIn: 'Sign in',
});
