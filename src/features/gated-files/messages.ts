import { defineMessages } from '../../core';

export const messages = defineMessages('gated-file', {
  pages: '{name} ({pages, plural, one {# page} other {# pages}})',
  size: '{name} (PDF-{size})',
  signIn: 'for registered readers: sign in first',
  noRouter: 'has files for registered users, but this page has no auth-router to ask for the sign-in. Put one at the end of the page.',
});
