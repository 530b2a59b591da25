import { defineMessages } from '../../src/core';

export const messages = defineMessages('newsletter-options', {
  submit: 'Subscribe to what is ticked',
  doneTitle: 'Thank you, you are subscribed',
  hasAll: 'You have all of these already.',
  none: 'There is nothing to subscribe to at the moment.',
  failed: 'The newsletters could not be fetched. Please try again in a moment.',
  retry: 'Try again',
  editing: 'List newsletters as data-item="options", or leave it empty: then visitors find “{group}” of the content service here.',
});
