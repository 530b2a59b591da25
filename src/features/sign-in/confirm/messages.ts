import { defineMessages } from '../../../core';

export const messages = defineMessages('confirm-step', {
  label: 'Confirm your e-mail address',
  sent: 'We have sent an e-mail to {email}. Enter the six-digit code from it here, or open the link in it.',
  code: 'Code from the e-mail',
  submit: 'Confirm',
  resend: 'Send a new code',
  resent: 'A new code is on its way.',
  resendIn: 'You can ask for another code in {seconds, plural, one {# second} other {# seconds}}.',
  resendNow: 'You can ask for another code now.',
  resendFailed: 'The code could not be sent. Please try again.',
  back: 'Use another e-mail address',
  notArrived: 'Nothing there after a few minutes? Look in your spam folder.',
});
