import { defineMessages } from '../../../core';

export const messages = defineMessages('sign-in-form', {
  label: 'Sign in',
  email: 'E-mail address',
  password: 'Password',
  submit: 'Sign in',
  forgot: 'Forgotten your password?',
});
