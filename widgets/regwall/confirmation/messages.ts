import { defineMessages } from '../../../src/core';

export const messages = defineMessages('regwall-confirmation', {
  title: 'You have this e-mail course',
  text: 'There is nothing more to do: its lessons come to you by e-mail.',
  manage: 'Choose your e-mails',
});
