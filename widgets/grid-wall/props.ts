import { choice, defineProps, list, type PropsOf } from '../../src/contract';
import { frameProps, headProps } from '../../src/features/editorial';
import { card, CARD_TYPES } from './card';

export const props = defineProps({
  ...headProps,
  ...frameProps,
  items: list(card, { max: 24, description: 'The cards, twenty-four at most. Each may have a cardType of its own.', default: [] }),
  cardType: choice(CARD_TYPES, {
    description: 'How cards look: words over the picture, a picture above the words, or a panel of text that leads nowhere but by its own links.',
    default: 'background-image',
  }),
});

export type GridWallProps = PropsOf<typeof props>;
