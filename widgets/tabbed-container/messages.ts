import { defineMessages } from '../../src/core';

export const messages = defineMessages('tabbed-container', {
  label: 'Views',
});
