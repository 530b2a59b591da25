import { defineMessages } from '../../core';

/** What is wrong, and what the visitor can do next. `label` is what the field is called. */
export const messages = defineMessages('feedback', {
  summary: '{count, plural, one {One answer needs} other {# answers need}} your attention',

  required: 'Fill in “{label}”.',
  choose: 'Choose an answer for “{label}”.',
  invalid: 'Check “{label}”.',
  tooLong: '“{label}” can have at most {limit} characters. Take out {over}.',
  requiredEmail: 'Enter your e-mail address.',
  validEmail: 'Enter an e-mail address such as name@example.com.',
  unwantedDomain: 'Use another e-mail address: we cannot answer to {domain}.',
  requiredPassword: 'Enter your password.',
  weakPassword: 'Choose a stronger password: at least 10 characters, with a letter and a digit or symbol, without your e-mail address, and not a common one.',
  passwordsDiffer: 'The two passwords differ. Enter the same one twice.',
  requiredCode: 'Enter the code from our e-mail.',
  validCode: 'Enter the {digits} digits of the code.',

  timeout: 'The answer took too long. What you typed is kept: please try again.',
  unexpected: 'Something went wrong on our side. What you typed is kept: please try again in a moment.',
  tooManyAttempts: 'That was too often in a short time. Wait a little, then try again.',

  answerMissing: 'An answer is missing. Check the form and try again.',
  wrongCredentials: 'E-mail address and password do not match. Check both, or reset your password.',
  notConfirmed: 'Your e-mail address is not confirmed yet. Enter the code that we have just sent to you.',
  locked: 'Too many wrong passwords: this account is locked for 15 minutes. Reset your password to go on at once.',
  linkUsed: 'This link is not complete or has been used already. Ask for a new one.',
  linkExpired: 'This link has expired. Ask for a new one.',
  wrongCode: 'This code is wrong or has expired. Check our latest e-mail, or ask for a new code.',
  samePassword: 'This is your present password. Choose another one.',
  captchaFailed: 'The security check did not succeed. Please send the form once more.',
});
