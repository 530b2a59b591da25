import { choice, defineProps, image, type PropsOf } from '../../src/contract';
import { callToActions, frameProps, quoteProps } from '../../src/features/editorial';
import { phrase } from '../../src/ui';

export const props = defineProps({
  eyebrow: phrase({ max: 80, description: 'A word or two above the quotation.' }),
  ...quoteProps,
  standardImage: image({ description: 'Portrait of who said it. Cut-out portraits have a transparent ground.' }),
  imageDisplayMode: choice(
    ['circle-crop-left', 'circle-crop-center', 'cutout-left', 'cutout-right', 'no-image', 'big-quote'],
    {
      description:
        'How the portrait is shown: cropped to a circle beside or above the words, cut out beside them, or not at all. A big quote has none and speaks louder.',
      default: 'circle-crop-left',
    },
  ),
  size: choice(['tiny', 'small', 'medium'], {
    description: 'Of words and portrait. A big quote has its own size.',
    default: 'medium',
  }),
  callToActionLinks: callToActions({ max: 2, description: 'Where to read on.' }),
  ...frameProps,
});

export type OneUpMediumQuoteProps = PropsOf<typeof props>;
