import { defineProps, link, list, type PropsOf } from '../../src/contract';

export const props = defineProps({
  signIn: link({ description: 'The link for those who are not signed in; the configured sign-in page without it.' }),
  links: list(link({ description: 'A page of the account.' }), {
    max: 8,
    description: 'The pages in the menu; profile, e-mail subscriptions and saved articles without it.',
  }),
});

export type SessionBadgeProps = PropsOf<typeof props>;
