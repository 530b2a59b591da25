import { defineProps, flag, list, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  subscriptions: list(text({ max: 100, description: 'An alert code of the catalogue.' }), {
    max: 20,
    description: 'What the bar subscribes to.',
  }),
  title: text({ max: 120, description: 'What is offered.' }),
  description: text({ max: 200, description: 'A line below it, where the width allows.' }),
  button: text({ max: 40, description: 'What the button says.' }),
  paths: list(
    text({
      max: 200,
      description:
        'The beginning of a path, or a part of it. With a question mark, a part of the path and query, such as `?p=12`.',
    }),
    {
      max: 50,
      default: ['/featured-insights', '/our-insights', '/insights'],
      description: 'On which pages the bar shows, by a part of their path.',
    },
  ),
  hidden: flag({ description: 'Leaves the bar out on this page.' }),
});

export type StickySubscriptionBarProps = PropsOf<typeof props>;
