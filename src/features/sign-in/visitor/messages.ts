import { defineMessages } from '../../../core';

export const messages = defineMessages('visitor', {
  signedInAs: 'You are signed in as {name}.',
  signedIn: 'You are signed in.',
  goOn: 'Continue',
  signOut: 'Sign out',
});
