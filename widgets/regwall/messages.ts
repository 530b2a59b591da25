import { defineMessages } from '../../src/core';

export const messages = defineMessages('regwall', {
  title: 'Read on as a registered reader',
  text: 'The rest of this page is for registered readers. Create an account, or sign in if you have one.',
  getStarted: 'Get started',
  register: 'Register',
  signIn: 'Sign in',
  registerToReadOn: 'Register to read on',
  readOn: 'Read on',
  haveAccount: 'Already registered?',
  newHere: 'New here?',
  titleSubscribe: 'One step to read on',
});
