import { defineMessages } from '../../src/core';

export const messages = defineMessages('registration', {
  label: 'Registration',
  email: 'E-mail address',
  password: 'Password',
  firstname: 'First name',
  lastname: 'Last name',
  occasionalEmail: 'Write to me now and then about new reports and events',
  newsletters: 'Newsletters',
  submit: 'Create an account',
  privacy: 'How we use your details',
  haveAccount: 'You have an account already?',
  signIn: 'Sign in',
});
