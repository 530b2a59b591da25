import { content, defineProps, type PropsOf } from '../../src/contract';
import { phrase } from '../../src/ui';

export const props = defineProps({
  quote: content({ required: true, description: 'The words quoted, without quotation marks.' }),
  cite1: phrase({ max: 120, description: 'Who said it.' }),
  cite2: phrase({ max: 160, description: 'Their role, or where they said it.' }),
});

export type PullQuoteProps = PropsOf<typeof props>;
