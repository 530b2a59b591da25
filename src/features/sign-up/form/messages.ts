import { defineMessages } from '../../../core';

export const messages = defineMessages('sign-up-form', {
  label: 'Create an account',
  email: 'E-mail address',
  password: 'Password',
  firstname: 'First name',
  lastname: 'Last name',
  country: 'Country',
  chooseCountry: 'Choose a country',
  occasionalEmail: 'Send me an e-mail now and then about new publications and events. I can end this at any time.',
  submit: 'Create an account',
  privacy: 'What we keep and why: our privacy policy',
});
