import { defineMessages } from '../../src/core';

export const messages = defineMessages('social-contact', {
  editing: 'Give a LinkedIn or X address, or switch the contact form on, to show icons here.',
});
