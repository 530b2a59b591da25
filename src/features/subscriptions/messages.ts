import { defineMessages } from '../../core';

export const messages = defineMessages('subscriptions', {
  newsLetters: 'Newsletters',
  alerts: 'Alerts by topic',
  guides: 'Courses by e-mail',
  informationalMail: 'News and invitations',
  selectAll: 'Select all',
  preview: 'See an example',
  email: 'E-mail address',
  chooseOne: 'Tick at least one box.',
  subscriberUnknown: 'We do not know this reader any more. Use the link of our latest e-mail, or subscribe with your address.',
  subscriptionUnknown: 'This newsletter does not exist any more. See what else there is in your subscriptions.',
  thanks: 'Thank you, you are subscribed.',
  sentTo: 'It comes to {email}.',
  manage: 'Manage subscriptions',
  otherAddress: 'Use another address',
});
