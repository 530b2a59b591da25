import { defineProps, flag, list, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  subscriptions: list(text({ max: 100, description: 'An alert code of the catalogue.' }), {
    max: 20,
    description: 'The newsletters to subscribe to.',
  }),
  title: text({ max: 120, description: 'The title of the bar.' }),
  description: text({ max: 200, description: 'A line below the title, if there is room.' }),
  button: text({ max: 40, description: 'The label of the button.' }),
  paths: list(
    text({
      max: 200,
      description:
        'The beginning of a path, or a part of it. With a question mark, a part of the path and query, such as `?p=12`.',
    }),
    {
      max: 50,
      default: ['/featured-insights', '/our-insights', '/insights'],
      description: 'The pages with the bar, by a part of their path.',
    },
  ),
  hidden: flag({ description: 'Hides the bar on this page.' }),
});

export type StickySubscriptionBarProps = PropsOf<typeof props>;
