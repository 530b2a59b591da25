import { defineProps, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  title: text({ max: 120, description: 'A heading above the links.' }),
  redirect: text({ description: 'The page to open after signing in. A redirectUrl in the URL overrides it.' }),
});

export type SocialSignInProps = PropsOf<typeof props>;
