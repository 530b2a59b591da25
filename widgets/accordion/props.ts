import { defineProps, flag, list, type PropsOf } from '../../src/contract';
import { frameProps, headProps } from '../../src/features/editorial';
import { item } from './item';

export const props = defineProps({
  ...headProps,
  items: list(item, { max: 200, description: 'The items, in their order.', default: [] }),
  oneAtATime: flag({ description: 'Opening one item closes the others.' }),
  ...frameProps,
});

export type AccordionProps = PropsOf<typeof props>;
