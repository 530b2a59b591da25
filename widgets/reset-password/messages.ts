import { defineMessages } from '../../src/core';

export const messages = defineMessages('reset-password', {
  label: 'Choose a new password',
  password: 'New password',
  confirmPassword: 'New password once more',
  submit: 'Set the new password',
  doneTitle: 'Your password is changed',
  doneSignedIn: 'You are signed in with it now.',
  done: 'Sign in with it now.',
  goOn: 'Continue',
  signIn: 'Sign in',
  expiredTitle: 'This link has expired',
  incompleteTitle: 'This link is not complete',
  askAgain: 'For your safety a link works for a short time, and once. Ask for a new one: it takes a minute.',
  requestLink: 'Ask for a new link',
});
