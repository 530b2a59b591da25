import { defineMessages } from '../../../core';

export const messages = defineMessages('welcome', {
  thanks: 'Thank you, {name}. You are registered and can read on.',
  thanksNameless: 'Thank you. You are registered and can read on.',
  courseThanks: 'Thank you. The course comes to you by e-mail.',
  manage: 'Choose your e-mails',
});
