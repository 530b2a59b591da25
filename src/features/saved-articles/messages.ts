import { defineMessages } from '../../core';

export const messages = defineMessages('saved', {
  confirmTitle: 'Take it off your list?',
  confirm: 'You can save the article again at any time.',
  remove: 'Take it off',
  keep: 'Keep it',
  failedTitle: 'That did not work',
  failedRemove: 'The article could not be taken off your list. Please try again.',
  retry: 'Try again',
  removedNow: 'Taken off your reading list.',
  signInToRemove: 'Sign in once more, and this article is taken off your list by itself.',
});
