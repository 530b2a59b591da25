import { choice, defineProps, image, type PropsOf } from '../../src/contract';
import { callToActions, frameProps, headProps, quoteProps } from '../../src/features/editorial';

export const props = defineProps({
  ...headProps,
  ...quoteProps,
  standardImage: image({ description: 'Portrait of whom the quotation is from, cropped to a circle.' }),
  callToActionLinks: callToActions({ max: 2, description: 'The buttons, two at most.' }),
  ...frameProps,
  backgroundTheme: choice(['paper', 'surface', 'ink'], {
    description: 'The ground that sets it off from the page.',
    default: 'surface',
  }),
});

export type PromoBarProps = PropsOf<typeof props>;
