import { choice, defineProps, image, type PropsOf } from '../../src/contract';
import { callToActions, frameProps, quoteProps } from '../../src/features/editorial';
import { phrase } from '../../src/ui';

export const props = defineProps({
  eyebrow: phrase({ max: 80, description: 'A short label above the quotation.' }),
  ...quoteProps,
  standardImage: image({
    description: 'A portrait of the person quoted. Cut-out portraits have a transparent background.',
  }),
  imageDisplayMode: choice(
    ['circle-crop-left', 'circle-crop-center', 'cutout-left', 'cutout-right', 'no-image', 'big-quote'],
    {
      description:
        'The portrait: cropped to a circle beside or above the text, cut out beside it, or none. A big quote has no portrait and larger text.',
      default: 'circle-crop-left',
    },
  ),
  size: choice(['tiny', 'small', 'medium'], {
    description: 'The size of text and portrait. A big quote has its own size.',
    default: 'medium',
  }),
  callToActionLinks: callToActions({ max: 2, description: 'Links to further reading.' }),
  ...frameProps,
});

export type OneUpMediumQuoteProps = PropsOf<typeof props>;
