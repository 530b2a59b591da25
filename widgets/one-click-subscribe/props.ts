import { defineProps, flag, list, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  subscriptions: list(text({ max: 100, description: 'An alert code of the catalogue.' }), {
    max: 20,
    description: 'What the press subscribes to.',
  }),
  title: text({ max: 120, description: 'The heading above the form.' }),
  description: text({ max: 400, description: 'A sentence or two about what comes, and how often.' }),
  button: text({ max: 40, description: 'What the button says.' }),
  thanks: text({ max: 200, description: 'What stands there once it is subscribed.' }),
  keepsPlace: flag({
    description: 'Stays on the page afterwards; otherwise visitors who are not signed in go on to the thank-you page.',
  }),
});

export type OneClickSubscribeProps = PropsOf<typeof props>;
