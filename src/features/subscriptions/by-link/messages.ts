import { defineMessages } from '../../../core';

/** What a link of a mail cannot do, and what the reader can do instead. */
export const messages = defineMessages('by-link', {
  brokenTitle: 'This link does not work',
  userNotFound: 'We cannot tell whose link this is. Open the link in our latest e-mail, or sign in and choose there.',
  subNotFound: 'This newsletter does not exist any more. Sign in to see what else there is.',
  subCodeEmpty: 'The link does not say which newsletter is meant. Open it from the e-mail again, or sign in and choose there.',
  unexpected: 'Something went wrong on our side, and nothing has changed. Please try again in a moment.',
  manage: 'Manage your subscriptions',
});
