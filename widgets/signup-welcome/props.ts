import { content, defineProps, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  title: text({ max: 120, description: 'A heading. Leave it out if the page has one.' }),
  text: content({ description: 'The text below the heading. Default: a general sentence.' }),
  redirect: text({ description: 'The page to open next. A redirectUrl in the URL overrides it.' }),
});

export type SignupWelcomeProps = PropsOf<typeof props>;
