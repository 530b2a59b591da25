import { defineProps, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  title: text({ max: 120, description: 'A heading above; none where the page has one.' }),
  intro: text({ max: 400, description: 'A sentence or two above; what two-step verification is, unless given.' }),
});

export type SecondFactorProps = PropsOf<typeof props>;
