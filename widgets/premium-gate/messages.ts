import { defineMessages } from '../../src/core';

/** Only editors read these. */
export const messages = defineMessages('premium-gate', {
  guest: 'Guests see this',
  registered: 'Signed-in visitors see this',
  premium: 'Premium visitors see this',
  empty: 'Nothing yet. Mark an element with data-field="{field}".',
});
