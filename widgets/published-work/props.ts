import { defineProps, integer, text, type PropsOf } from '../../src/contract';
import { workProps } from '../../src/features/works';

export const props = defineProps({
  heading: text({ max: 200, description: 'The heading above.' }),
  headingLevel: integer({
    default: 2,
    minimum: 2,
    maximum: 5,
    description: 'Of the heading; the titles come one level below, or on it where there is no heading.',
  }),
  ...workProps,
});

export type PublishedWorkProps = PropsOf<typeof props>;
