import { defineMessages } from '../../src/core';

export const messages = defineMessages('active-sessions', {
  label: 'Where you are signed in',
  current: 'This device',
  lastSeen: 'Last active {date}',
  started: 'signed in {date}',
  signOut: 'Sign out',
  signOutOf: 'Sign out: {device}',
  signOutOthers: 'Sign out everywhere else',
  signOutEverywhere: 'Sign out everywhere, here too',
  ended: 'Signed out there.',
  failed: 'That did not work: check the list, and try again in a moment.',
});
