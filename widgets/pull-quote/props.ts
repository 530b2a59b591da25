import { content, defineProps, type PropsOf } from '../../src/contract';
import { phrase } from '../../src/ui';

export const props = defineProps({
  quote: content({ required: true, description: 'The quoted text, without quotation marks.' }),
  cite1: phrase({ max: 120, description: 'The person quoted.' }),
  cite2: phrase({ max: 160, description: 'The role of the person, or the source.' }),
});

export type PullQuoteProps = PropsOf<typeof props>;
