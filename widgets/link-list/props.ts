import { defineProps, integer, type PropsOf } from '../../src/contract';
import { callToActions, frameProps, headProps } from '../../src/features/editorial';

export const props = defineProps({
  ...headProps,
  ...frameProps,
  callToActionLinks: callToActions({ max: 40, description: 'The links, each with its text.' }),
  columns: integer({
    minimum: 1,
    maximum: 3,
    default: 1,
    description: 'The number of columns on wide screens.',
  }),
});

export type LinkListProps = PropsOf<typeof props>;
