import { defineProps, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  title: text({ max: 120, description: 'A heading above the list.' }),
  intro: text({ max: 400, description: 'An introduction above the list.' }),
});

export type LinkedAccountsProps = PropsOf<typeof props>;
