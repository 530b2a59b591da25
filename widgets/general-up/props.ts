import { defineProps, flag, integer, list, type PropsOf } from '../../src/contract';
import { callToActions, contentItem, frameProps, headProps } from '../../src/features/editorial';

export const props = defineProps({
  ...headProps,
  ...frameProps,
  items: list(contentItem(), {
    alias: ['selectItems', 'manualSelection'],
    max: 4,
    description: 'The content items of the cards, three or four. More are dropped.',
  }),
  columns: integer({
    minimum: 3,
    maximum: 4,
    description: 'The number of cards in a row on wide screens. Default: all.',
  }),
  showFullDescription: flag({ description: 'Shows full descriptions, instead of 125 characters.' }),
  callToActionLinks: callToActions({ max: 3, description: 'A link to more, below the cards.' }),
});

export type GeneralUpProps = PropsOf<typeof props>;
