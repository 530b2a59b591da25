import { choice, defineProps, type PropsOf } from '../../src/contract';
import { callToActions, frameProps, promoProps } from '../../src/features/editorial';

export const props = defineProps({
  ...promoProps,
  ...frameProps,
  callToActionLinks: callToActions({ max: 2, description: 'Buttons below the text, at most two.' }),
  imagePlacement: choice(['left', 'right'], {
    description: 'The side of the image. It is mirrored in right-to-left text.',
    default: 'right',
  }),
  backgroundTheme: choice(['paper', 'surface', 'ink'], {
    description: 'The background of the module.',
    default: 'surface',
  }),
});

export type PromoBannerProps = PropsOf<typeof props>;
