import { defineMessages } from '../../../core';

export const messages = defineMessages('profession', {
  jobTitle: 'Job title',
  organization: 'Organization',
  businessFunction: 'Field of work',
  country: 'Country',
  choose: 'Please choose',
});
