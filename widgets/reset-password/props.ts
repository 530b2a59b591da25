import { defineProps, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  title: text({ max: 120, description: 'A heading above the form. Leave it out if the page has one.' }),
  intro: text({ max: 400, description: 'An introduction above the form.' }),
  redirect: text({ description: 'The link of the button after the password is set.' }),
});

export type ResetPasswordProps = PropsOf<typeof props>;
