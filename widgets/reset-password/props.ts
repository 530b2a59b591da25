import { defineProps, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  title: text({ max: 120, description: 'A heading above the form; none where the page has one.' }),
  intro: text({ max: 400, description: 'A sentence or two above the form.' }),
  redirect: text({ description: 'Where the button leads once the password is set.' }),
});

export type ResetPasswordProps = PropsOf<typeof props>;
