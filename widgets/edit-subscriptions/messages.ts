import { defineMessages } from '../../src/core';

export const messages = defineMessages('edit-subscriptions', {
  label: 'Your subscriptions',
  editing: 'Signed-in readers choose their newsletters, alerts and courses here. The list comes from the content service.',
  loading: 'Fetching your subscriptions',
  loadFailed: 'Your subscriptions could not be fetched. Please try again in a moment.',
  retry: 'Try again',
  signInFirst: 'Sign in to choose what we may send you.',
  signInAgain: 'Sign in once more to see your subscriptions: it has been a while.',
  nothingTitle: 'Rather nothing at all?',
  nothing: 'Unsubscribe me from everything',
  save: 'Save subscriptions',
  chosen: '{count, plural, =0 {Nothing chosen} one {# subscription chosen} other {# subscriptions chosen}}',
  unsaved: 'You have changes that are not saved.',
  saved: 'Your subscriptions are saved.',
  savedNothing: 'You are unsubscribed from everything. You can come back here at any time.',
  signIn: 'Sign in',
  sessionOver: 'Your session has ended. Your choices are kept: sign in, come back here and save them.',
  unexpected: 'Your subscriptions could not be saved. Your choices are kept: please try again in a moment.',
});
