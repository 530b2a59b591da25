import { defineMessages } from '../../src/core';

export const messages = defineMessages('sidebar', {
  expand: 'Show more',
  collapse: 'Show less',
});
