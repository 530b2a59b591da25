import { choice, defineProps, text, type PropsOf } from '../../src/contract';
import { callToActions, frameProps, promoProps } from '../../src/features/editorial';

export const props = defineProps({
  ...promoProps,
  ...frameProps,
  callToActionLinks: callToActions({ max: 2, description: 'Buttons beneath the text, two at most.' }),
  linkListTitle: text({ max: 120, description: 'The title of the list of links.' }),
  selectItems: callToActions({ max: 12, alias: [], description: 'The list of links, twelve at most.' }),
  imagePlacement: choice(['left', 'right'], {
    description: 'The side of the picture; mirrored where text runs from right to left.',
    default: 'right',
  }),
});

export type StandalonePromoProps = PropsOf<typeof props>;
