import { defineMessages } from '../../src/core';

export const messages = defineMessages('unsubscribe-by-link', {
  question: '{count, plural, one {Shall we stop sending you this newsletter?} other {Shall we stop sending you these newsletters?}}',
  submit: 'Yes, unsubscribe',
  doneTitle: 'You are unsubscribed',
  done: '{count, plural, one {We do not send you this newsletter any more.} other {We do not send you these newsletters any more.}}',
});
