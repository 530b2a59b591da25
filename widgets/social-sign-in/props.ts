import { defineProps, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  title: text({ max: 120, description: 'A heading above the links.' }),
  redirect: text({ description: 'Where to go on to after signing in. A redirectUrl in the address of the page wins.' }),
});

export type SocialSignInProps = PropsOf<typeof props>;
