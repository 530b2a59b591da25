import { defineMessages } from '../../src/core';

export const messages = defineMessages('linked-accounts', {
  label: 'Linked logins',
  linked: 'Linked',
  notLinked: 'Not linked',
  link: 'Link',
  linkOf: 'Link {provider}',
  unlink: 'Unlink',
  unlinkOf: 'Unlink {provider}',
  linkedNow: 'You can now sign in with {provider}.',
  unlinkedNow: '{provider} is unlinked. You sign in without it from now on.',
  none: 'There is no other way to sign in at the moment.',
  linkFailed: 'The way to {provider} is closed just now. Please try again in a moment.',
  unlinkFailed: '{provider} could not be unlinked. Please try again in a moment.',
  flagOff: 'Visitors see nothing here while the flag “sso” of the configuration is off.',
});
