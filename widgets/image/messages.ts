import { defineMessages } from '../../src/core';

export const messages = defineMessages('image', {
  picture: 'Picture',
  enlarge: 'Enlarge the picture',
});
