import { defineMessages } from '../../src/core';

export const messages = defineMessages('image-carousel', {
  label: 'Pictures',
});
