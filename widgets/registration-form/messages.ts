import { defineMessages } from '../../src/core';

export const messages = defineMessages('registration-form', {
  signUpTitle: 'Register to read more',
  signInTitle: 'Sign in',
  confirmTitle: 'One look at your e-mail',
  subscribeTitle: 'Stay informed',
  haveAccount: 'You have an account already?',
  signIn: 'Sign in',
  newHere: 'You are new here?',
  signUp: 'Create an account',
  subscribe: 'Subscribe',
  subscribeText: 'We write to you when there is something new on this topic. You can end it at any time.',
  subscribed: 'You are subscribed: we write to you when there is something new on this topic.',
  signedIn: 'You are signed in. Everything for registered readers is open to you.',
  manage: 'Choose your e-mails',
});
