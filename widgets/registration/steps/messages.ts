import { defineMessages } from '../../../src/core';

/** For whoever comes by single sign-on, fetched along with the steps. */
export const messages = defineMessages('registration-steps', {
  details: 'Your details',
  newsletters: 'Newsletters',
  alerts: 'Alerts',
  guides: 'Courses by e-mail',
  from: 'You sign in with {provider}. We have taken over what it knows; the rest takes a minute.',
  newslettersTitle: 'Which newsletters would you like?',
  newslettersText: 'Tick as many as you like, or none. You can change this at any time.',
  alertsTitle: 'Which topics interest you?',
  alertsText: 'We write to you when something new appears on these topics.',
  guidesTitle: 'Would you like a course by e-mail?',
  guidesText: 'A few letters, one a week, on one question each.',
  next: 'Continue',
  back: 'Back',
  finish: 'Complete the registration',
  none: 'There is nothing to choose here at the moment. Just continue.',
  loadFailed: 'The list could not be loaded. Try again, or continue without: you can choose later.',
  retry: 'Load the list again',
  loading: 'Loading what there is to choose from',
  exchanging: 'One moment: we are taking over your details',
  beginAgain: 'Begin again with your provider, and go on here. What you have filled in is kept.',
});
