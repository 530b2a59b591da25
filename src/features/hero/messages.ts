import { defineMessages } from '../../core';

export const messages = defineMessages('hero', {
  caption: 'About the picture',
});
