import { choice, defineProps, type PropsOf } from '../../src/contract';
import { frameProps, promoProps } from '../../src/features/editorial';

export const props = defineProps({
  ...promoProps,
  ...frameProps,
  imagePlacement: choice(['left', 'right'], {
    description: 'The side of the image. It is mirrored in right-to-left text.',
    default: 'left',
  }),
});

export type OneUpMediumProps = PropsOf<typeof props>;
