import { choice, defineProps, flag, list, type PropsOf } from '../../src/contract';
import { contentItem, frameProps, headProps } from '../../src/features/editorial';

export const props = defineProps({
  ...headProps,
  ...frameProps,
  items: list(contentItem(), {
    alias: ['selectItems', 'manualSelection'],
    max: 2,
    description: 'The two promos; more are cut.',
  }),
  size: choice(['small', 'medium'], {
    description: 'Of the pictures: 4 or 6 of the twelve columns that each promo has.',
    default: 'small',
  }),
  showFullDescription: flag({ description: 'Shows whole descriptions, not their first 125 characters.' }),
});

export type TwoUpProps = PropsOf<typeof props>;
