import { defineProps, flag, integer, list, type PropsOf } from '../../src/contract';
import { callToActions, contentItem, frameProps, headProps } from '../../src/features/editorial';

export const props = defineProps({
  ...headProps,
  ...frameProps,
  items: list(contentItem(), {
    alias: ['selectItems', 'manualSelection'],
    max: 4,
    description: 'What the cards lead to, three or four; more are cut.',
  }),
  columns: integer({
    minimum: 3,
    maximum: 4,
    description: 'How many cards stand side by side where the width allows: as many as there are, unless given.',
  }),
  showFullDescription: flag({ description: 'Shows whole descriptions, not their first 125 characters.' }),
  callToActionLinks: callToActions({ max: 3, description: 'Where there is more of the same, beneath the cards.' }),
});

export type GeneralUpProps = PropsOf<typeof props>;
