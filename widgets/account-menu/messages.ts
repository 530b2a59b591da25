import { defineMessages } from '../../src/core';

export const messages = defineMessages('account-menu', {
  label: 'Your account',
  profile: 'Profile',
  subscriptions: 'Email Subscriptions',
  savedArticles: 'Saved Articles',
});
