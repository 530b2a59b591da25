import { choice, defineProps, type PropsOf } from '../../src/contract';
import { frameProps, promoProps } from '../../src/features/editorial';

export const props = defineProps({
  ...promoProps,
  ...frameProps,
  backgroundTheme: choice(['paper', 'surface', 'ink'], {
    description: 'The ground that sets it off from the text around.',
    default: 'surface',
  }),
});

export type DisruptorProps = PropsOf<typeof props>;
