import { choice, defineProps, type PropsOf } from '../../src/contract';
import { callToActions, frameProps, promoProps } from '../../src/features/editorial';

export const props = defineProps({
  ...promoProps,
  ...frameProps,
  callToActionLinks: callToActions({ max: 2, description: 'Buttons beneath the text, two at most.' }),
  imagePlacement: choice(['left', 'right'], {
    description: 'The end of the banner where the picture is; mirrored where text runs from right to left.',
    default: 'right',
  }),
  backgroundTheme: choice(['paper', 'surface', 'ink'], {
    description: 'The ground that sets it off from the page.',
    default: 'surface',
  }),
});

export type PromoBannerProps = PropsOf<typeof props>;
