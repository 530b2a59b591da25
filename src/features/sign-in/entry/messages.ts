import { defineMessages } from '../../../core';

export const messages = defineMessages('entry', {
  signIn: 'Sign in',
  signUp: 'Create an account',
});
