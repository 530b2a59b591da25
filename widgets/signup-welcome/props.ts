import { content, defineProps, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  title: text({ max: 120, description: 'A heading; none where the page has one.' }),
  text: content({ description: 'What is read below the heading, in place of a general sentence.' }),
  redirect: text({ description: 'Where the way on leads. A redirectUrl in the address of the page wins.' }),
});

export type SignupWelcomeProps = PropsOf<typeof props>;
