import { content, defineProps, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  quote: content({ required: true, description: 'The words quoted, without quotation marks.' }),
  cite1: text({ max: 120, description: 'Who said it.' }),
  cite2: text({ max: 160, description: 'Their role, or where they said it.' }),
});

export type PullQuoteProps = PropsOf<typeof props>;
