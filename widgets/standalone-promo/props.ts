import { choice, defineProps, text, type PropsOf } from '../../src/contract';
import { callToActions, frameProps, promoProps } from '../../src/features/editorial';

export const props = defineProps({
  ...promoProps,
  ...frameProps,
  callToActionLinks: callToActions({ max: 2, description: 'Buttons below the text, at most two.' }),
  linkListTitle: text({ max: 120, description: 'The title of the list of links.' }),
  selectItems: callToActions({ max: 12, alias: [], description: 'The links, at most twelve.' }),
  imagePlacement: choice(['left', 'right'], {
    description: 'The side of the image. It is mirrored in right-to-left text.',
    default: 'right',
  }),
});

export type StandalonePromoProps = PropsOf<typeof props>;
