import { choice, defineProps, type PropsOf } from '../../src/contract';
import { frameProps, promoProps } from '../../src/features/editorial';

export const props = defineProps({
  ...promoProps,
  ...frameProps,
  backgroundTheme: choice(['paper', 'surface', 'ink'], {
    description: 'The background of the block.',
    default: 'surface',
  }),
});

export type DisruptorProps = PropsOf<typeof props>;
