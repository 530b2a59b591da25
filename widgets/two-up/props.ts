import { choice, defineProps, flag, list, type PropsOf } from '../../src/contract';
import { contentItem, frameProps, headProps } from '../../src/features/editorial';

export const props = defineProps({
  ...headProps,
  ...frameProps,
  items: list(contentItem(), {
    alias: ['selectItems', 'manualSelection'],
    max: 2,
    description: 'The two promos. More are dropped.',
  }),
  size: choice(['small', 'medium'], {
    description: 'The size of the images: 4 or 6 of the twelve columns of each promo.',
    default: 'small',
  }),
  showFullDescription: flag({ description: 'Shows full descriptions, instead of 125 characters.' }),
});

export type TwoUpProps = PropsOf<typeof props>;
