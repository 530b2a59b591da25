import { defineProps, integer, text, type PropsOf } from '../../src/contract';
import { workProps } from '../../src/features/works';

export const props = defineProps({
  heading: text({ max: 200, description: 'The heading.' }),
  headingLevel: integer({
    default: 2,
    minimum: 2,
    maximum: 5,
    description: 'The level of the heading. The titles are one level below it, or on it if there is no heading.',
  }),
  ...workProps,
});

export type PublishedWorkProps = PropsOf<typeof props>;
