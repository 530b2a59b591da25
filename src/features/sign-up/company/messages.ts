import { defineMessages } from '../../../core';

export const messages = defineMessages('company', {
  found: '{count, plural, one {# company found} other {# companies found}}',
});
