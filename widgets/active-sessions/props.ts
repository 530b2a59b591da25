import { defineProps, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  title: text({ max: 120, description: 'A heading above the list. Leave it out if the page has one.' }),
  intro: text({ max: 400, description: 'An introduction above the list.' }),
});

export type ActiveSessionsProps = PropsOf<typeof props>;
