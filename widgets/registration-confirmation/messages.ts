import { defineMessages } from '../../src/core';

export const messages = defineMessages('registration-confirmation', {
  label: 'Confirm your e-mail address',
  ask: 'One press, and your e-mail address is confirmed and you are signed in.',
  submit: 'Confirm my e-mail address',
  linkDead: 'This link has been used already or has expired. If you have confirmed your address before, sign in; otherwise create your account once more.',
  signIn: 'Sign in',
  signUp: 'Create an account',
  doneTitle: 'Thank you, your registration is complete',
  leading: 'We lead you on in {seconds, plural, =0 {a moment} one {# second} other {# seconds}}.',
  goOn: 'Continue now',
});
