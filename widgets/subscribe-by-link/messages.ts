import { defineMessages } from '../../src/core';

export const messages = defineMessages('subscribe-by-link', {
  question: '{count, plural, one {Shall we send you this newsletter?} other {Shall we send you these newsletters?}}',
  submit: 'Yes, subscribe',
  doneTitle: 'You are subscribed',
  done: '{count, plural, one {The next issue comes to your inbox.} other {The next issues come to your inbox.}}',
  alreadyTitle: 'You are subscribed already',
  already: '{count, plural, one {You get this newsletter, and nothing has changed.} other {You get these newsletters, and nothing has changed.}}',
  alsoAlready: 'You had these already:',
});
