import { defineMessages } from '../../src/core';

export const messages = defineMessages('hero-carousel', {
  label: 'Highlights',
});
