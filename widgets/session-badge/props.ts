import { defineProps, link, list, type PropsOf } from '../../src/contract';

export const props = defineProps({
  signIn: link({ description: 'The sign-in link. Default: the configured sign-in page.' }),
  links: list(link({ description: 'A page of the account.' }), {
    max: 8,
    description: 'The pages in the menu. Default: profile, e-mail subscriptions and saved articles.',
  }),
});

export type SessionBadgeProps = PropsOf<typeof props>;
