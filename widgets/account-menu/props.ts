import { defineProps, link, list, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  label: text({ max: 80, description: 'The name of the menu for screen readers.' }),
  links: list(link({ description: 'A page of the account.' }), {
    max: 8,
    description: 'The pages. Default: the configured profile, subscriptions and saved articles.',
  }),
});

export type AccountMenuProps = PropsOf<typeof props>;
