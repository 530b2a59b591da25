import { defineMessages } from '../../src/core';

export const messages = defineMessages('session-badge', {
  signIn: 'Sign in',
  account: 'Your account',
  accountOf: '{name}: your account',
  profile: 'Profile',
  savedArticles: 'Saved articles',
  signOut: 'Sign out',
});
