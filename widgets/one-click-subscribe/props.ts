import { defineProps, flag, list, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  subscriptions: list(text({ max: 100, description: 'An alert code of the catalogue.' }), {
    max: 20,
    description: 'The newsletters to subscribe to.',
  }),
  title: text({ max: 120, description: 'The heading above the form.' }),
  description: text({ max: 400, description: 'A short description of the newsletter and its frequency.' }),
  button: text({ max: 40, description: 'The label of the button.' }),
  thanks: text({ max: 200, description: 'The confirmation after subscribing.' }),
  keepsPlace: flag({
    description: 'Stays on the page afterwards. Otherwise anonymous visitors are redirected to the thank-you page.',
  }),
});

export type OneClickSubscribeProps = PropsOf<typeof props>;
