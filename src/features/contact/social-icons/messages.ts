import { defineMessages } from '../../../core';

export const messages = defineMessages('social-icons', {
  label: 'Ways to reach {name}',
  linkedIn: '{name} on LinkedIn (opens in a new tab)',
  twitter: '{name} on X (opens in a new tab)',
  write: 'Write to {name}',
  failed: 'The form could not be fetched. Check your connection and press once more.',
});
