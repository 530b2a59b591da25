import { defineMessages } from '../../../src/core';

/** For the dialog, fetched along with it. */
export const messages = defineMessages('create-password', {
  title: 'Create a password first',
  text: '{provider} is your only way to sign in. With a password you stay able to, with your e-mail address {email}.',
  email: 'E-mail address',
  password: 'New password',
  submit: 'Create the password and unlink',
  cancel: 'Keep {provider}',
  unexpected: 'The password could not be created. Please try again in a moment.',
});
