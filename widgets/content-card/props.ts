import { choice, defineProps, flag, type PropsOf } from '../../src/contract';
import { frameProps, itemProps } from '../../src/features/editorial';

export const props = defineProps({
  ...itemProps,
  ...frameProps,
  layout: choice(['stacked', 'extra-small', 'small', 'medium'], {
    description: 'Stacked: the picture above the text. The others: beside it, with 2, 4 or 6 of twelve columns.',
    default: 'stacked',
  }),
  showFullDescription: flag({
    description: 'Shows the whole description with its markup, not its first 125 characters.',
  }),
});

export type ContentCardProps = PropsOf<typeof props>;
