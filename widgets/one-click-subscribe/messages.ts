import { defineMessages } from '../../src/core';

export const messages = defineMessages('one-click-subscribe', {
  title: 'Never miss the next one',
  submit: 'Subscribe',
  editing: 'Name at least one alert code in data-subscriptions, such as weekly. Until then visitors see nothing here.',
});
