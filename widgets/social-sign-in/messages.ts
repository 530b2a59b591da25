import { defineMessages } from '../../src/core';

export const messages = defineMessages('social-sign-in', {
  label: 'Sign in with',
  editing: 'Visitors find a link here for each identity provider that the configuration of the page names under “socialLogins”. It names none yet.',
});
