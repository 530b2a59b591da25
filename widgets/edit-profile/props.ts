import { choice, defineProps, link, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  variant: choice(['default', 'mq'], {
    default: 'default',
    description: 'The variant “mq” hides the password, for readers with a password elsewhere.',
  }),
  title: text({ max: 120, description: 'A heading above the form. Leave it out if the page has one.' }),
  intro: text({ max: 400, description: 'An introduction above the form.' }),
  alumniLink: link({ description: 'The page where alumni change their details instead.' }),
});

export type EditProfileProps = PropsOf<typeof props>;
