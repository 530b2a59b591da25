import { choice, defineProps, flag, type PropsOf } from '../../src/contract';
import { frameProps, itemProps } from '../../src/features/editorial';

export const props = defineProps({
  ...itemProps,
  ...frameProps,
  layout: choice(['stacked', 'extra-small', 'small', 'medium'], {
    description: 'Stacked: the image above the text. Others: beside it, with 2, 4 or 6 of twelve columns.',
    default: 'stacked',
  }),
  showFullDescription: flag({
    description: 'Shows the full description with its markup, instead of 125 characters.',
  }),
});

export type ContentCardProps = PropsOf<typeof props>;
