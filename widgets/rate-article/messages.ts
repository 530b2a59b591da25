import { defineMessages } from '../../src/core';

export const messages = defineMessages('rate-article', {
  question: 'How useful is this article to you?',
  stars: '{stars, plural, one {# star of 5} other {# stars of 5}}',
  hint: 'One star: not at all. Five: very.',
  yours: 'Your rating: {stars} of 5.',
  thanks: 'Thank you. Your rating: {stars} of 5.',
  anonymousTitle: 'Your opinion counts',
  anonymous: 'Sign in or create an account, and your rating is given by itself.',
  failed: 'Your rating could not be kept. Please try again.',
});
