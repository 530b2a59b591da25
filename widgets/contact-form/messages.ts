import { defineMessages } from '../../src/core';

export const messages = defineMessages('contact-form', {
  failed: 'The form could not be fetched. Check your connection and press once more.',
});
