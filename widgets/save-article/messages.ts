import { defineMessages } from '../../src/core';

export const messages = defineMessages('save-article', {
  save: 'Save',
  saved: 'Saved',
  removeHint: 'press to take it off your list',
  savedNow: 'Saved to your reading list.',
  showList: 'Show the list',
  anonymousTitle: 'Keep it for later',
  anonymous: 'Sign in or create an account, and this article is saved by itself.',
  failedSave: 'The article could not be saved. Please try again.',
  offline: 'You seem to be offline. Try again once you are connected.',
});
