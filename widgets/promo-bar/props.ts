import { choice, defineProps, image, type PropsOf } from '../../src/contract';
import { callToActions, frameProps, headProps, quoteProps } from '../../src/features/editorial';

export const props = defineProps({
  ...headProps,
  ...quoteProps,
  standardImage: image({ description: 'A portrait of the person quoted, cropped to a circle.' }),
  callToActionLinks: callToActions({ max: 2, description: 'The buttons, at most two.' }),
  ...frameProps,
  backgroundTheme: choice(['paper', 'surface', 'ink'], {
    description: 'The background of the module.',
    default: 'surface',
  }),
});

export type PromoBarProps = PropsOf<typeof props>;
