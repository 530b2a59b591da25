import { defineMessages } from '../../src/core';

export const messages = defineMessages('forgot-password', {
  label: 'Forgotten password',
  email: 'E-mail address',
  submit: 'Send me a link',
  sentTitle: 'Look into your inbox',
  sent: 'If there is an account for {email}, we have sent an e-mail with a link for a new password to it. Look in your spam folder, too.',
  again: 'Try another address',
  remembered: 'Remembered it?',
  signIn: 'Sign in',
});
