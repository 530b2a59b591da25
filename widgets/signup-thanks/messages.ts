import { defineMessages } from '../../src/core';

export const messages = defineMessages('signup-thanks', {
  text: 'You will hear from us. With an account you choose yourself what we send, and save what you want to keep.',
  goOn: 'Continue',
  signUp: 'Create an account',
  signIn: 'Sign in',
});
