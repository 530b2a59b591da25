import { defineMessages } from '../../core';

export const messages = defineMessages('sign-in-form', {
  label: 'Sign in',
  email: 'E-mail address',
  password: 'Password',
  submit: 'Sign in',
  forgot: 'Forgotten your password?',
  lockedUntil: 'Too many wrong passwords: this account is locked until {time}. Reset your password to go on at once.',
  cookiesBlocked: 'Your browser blocks cookies, so we cannot keep you signed in. Allow cookies for this site, then try again.',
});
