import { defineProps, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  title: text({ max: 120, description: 'A heading. Leave it out if the page has one.' }),
  intro: text({ max: 400, description: 'An introduction. Default: an explanation of two-step verification.' }),
});

export type SecondFactorProps = PropsOf<typeof props>;
