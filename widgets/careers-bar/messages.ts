import { defineMessages } from '../../src/core';

export const messages = defineMessages('careers-bar', {
  label: 'Working with us',
  apply: 'See open positions',
  signIn: 'Sign in',
  editing: 'Give a sectionTitle and a buttonLink: until then visitors see no bar.',
});
