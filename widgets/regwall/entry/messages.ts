import { defineMessages } from '../../../src/core';

/** For the forms, fetched along with them. */
export const messages = defineMessages('regwall-entry', {
  titleSignIn: 'Sign in to read on',
  titleAgain: 'Welcome back: sign in to read on',
  titleConfirm: 'One look at your e-mail',
  subscribeText: 'You are signed in. What follows is for subscribers: we write to you when there is something new, and you can end it at any time.',
  subscribe: 'Subscribe and read on',
  subscribeFailed: 'We could not subscribe you just now. Read on all the same; we will ask another time.',
  leaveBack: 'Back to the previous page',
  leaveHome: 'Leave for the home page',
});
