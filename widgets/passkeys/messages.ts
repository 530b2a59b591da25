import { defineMessages } from '../../src/core';

export const messages = defineMessages('passkeys', {
  label: 'Your passkeys',
  intro: 'With a passkey you sign in by fingerprint, face or screen lock. Nothing has to be remembered, and nothing can be phished.',
  synced: 'on several devices',
  created: 'made {date}',
  used: 'last used {date}',
  unused: 'not used yet',
  remove: 'Remove',
  removeOf: 'Remove: {device}',
  removed: 'The passkey is removed. You may delete it from your device, too.',
  add: 'Make a passkey on this device',
  added: 'The passkey is made. You can sign in with it from now on.',
  known: 'This device has a passkey for this account already.',
  notMade: 'No passkey was made. Try again when you have a moment.',
  impossible: 'No passkey can be made with this browser, or at this address.',
  onlyWay: 'This passkey is your only way to sign in. Create a password or link another login first, then remove it.',
  failed: 'That did not work. Check your connection, then try again.',
});
