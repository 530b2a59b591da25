import { defineMessages } from '../../src/core';

export const messages = defineMessages('saved-articles', {
  editing: 'Signed-in readers find the articles here that they have saved, nine at a time.',
  loading: 'Fetching your saved articles',
  loadFailed: 'Your saved articles could not be fetched. Please try again in a moment.',
  retry: 'Try again',
  signInFirst: 'Sign in to see the articles you saved.',
  signInAgain: 'Sign in once more to see your saved articles: it has been a while.',
  count: '{count, plural, one {# article} other {# articles}}',
  loadMore: 'Load more',
  loaded: '{count, plural, one {One more article} other {# more articles}}, {total} in all.',
  none: 'Nothing saved yet. Press “Save” beside any article, and it waits for you here.',
  more: 'Find something to read',
});
