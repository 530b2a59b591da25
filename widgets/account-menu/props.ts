import { defineProps, link, list, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  label: text({ max: 80, description: 'Names the menu for those who move by landmarks.' }),
  links: list(link({ description: 'A page of the account.' }), {
    max: 8,
    description:
      'The pages, in their order; profile, subscriptions and saved articles of the configuration without it.',
  }),
});

export type AccountMenuProps = PropsOf<typeof props>;
