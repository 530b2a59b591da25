import { defineMessages } from '../../core';

export const messages = defineMessages('new-password', {
  length: 'at least 10 characters',
  letter: 'a letter',
  digit: 'a digit or a symbol',
  notEmail: 'no part of your e-mail address',
  notCommon: 'not a password that many people use',
  met: 'done',
  missing: 'missing',
  stillMissing: 'Still missing: {list}',
  complete: 'The password is strong enough',
});
