import { defineMessages } from '../core';

/** What a form shows before anybody has touched it, and what it says when nothing more can be fetched. */
export const messages = defineMessages('forms', {
  optional: '(optional)',
  wait: 'You can try again in {seconds, plural, one {# second} other {# seconds}}.',
  offline: 'You seem to be offline. What you typed is kept: try again once you are connected.',

  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordShown: 'Your password is visible',
  passwordHidden: 'Your password is hidden',
  didYouMean: 'Did you mean {email}?',
});
