import { defineMessages } from '../../src/core';

export const messages = defineMessages('sticky-subscription-bar', {
  title: 'Get the next one by e-mail',
  submit: 'Subscribe',
  close: 'Close: {name}',
  editing: 'Here, visitors who have begun to read find the subscription bar at the edge of the window.',
  editingEmpty: 'Name at least one alert code in data-subscriptions, such as weekly. Until then visitors see no bar.',
});
