import { defineMessages } from '../../src/core';

export const messages = defineMessages('exhibit-carousel', {
  label: 'Exhibits',
});
