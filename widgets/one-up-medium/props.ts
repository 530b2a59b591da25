import { choice, defineProps, type PropsOf } from '../../src/contract';
import { frameProps, promoProps } from '../../src/features/editorial';

export const props = defineProps({
  ...promoProps,
  ...frameProps,
  imagePlacement: choice(['left', 'right'], {
    description: 'The side of the picture; mirrored where text runs from right to left.',
    default: 'left',
  }),
});

export type OneUpMediumProps = PropsOf<typeof props>;
