import { choice, defineProps, link, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  variant: choice(['default', 'mq'], {
    default: 'default',
    description: 'The variant “mq” leaves the password out, for readers whose password is kept elsewhere.',
  }),
  title: text({ max: 120, description: 'A heading above the form; none where the page has one.' }),
  intro: text({ max: 400, description: 'A sentence or two above the form.' }),
  alumniLink: link({ description: 'Where alumni change their details, since they cannot do so here.' }),
});

export type EditProfileProps = PropsOf<typeof props>;
