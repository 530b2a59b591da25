import { defineMessages } from '../../../core';

/** What a visitor reads about signing in elsewhere. */
export const messages = defineMessages('social', {
  continueWith: 'Continue with {provider}',
  refused: 'The sign-in there was not completed. Try once more, or sign in with your e-mail address and password.',
  expired: 'That sign-in has expired, or was begun in another window. Begin again with the provider, please.',
  linkedElsewhere: 'This login belongs to another account already. Sign in with it to see which, and unlink it there first.',
  lastLogin: 'This is your only way to sign in. Create a password or a passkey first, then unlink it.',
  passwordExists: 'Your account has a password already. You can change it in your profile.',
  notLinked: 'This login is not linked any more. Reload the page to see what is.',
});
