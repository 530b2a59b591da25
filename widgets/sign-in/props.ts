import { choice, defineProps, flag, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  variant: choice(['default', 'prompt'], {
    default: 'default',
    description: 'Asks signed-in users to sign in again before sensitive data is shown.',
  }),
  title: text({ max: 120, description: 'A heading above the form. Leave it out if the page has one.' }),
  intro: text({ max: 400, description: 'An introduction above the form.' }),
  redirect: text({
    description:
      'The page to open after signing in. Signed-in users are redirected to it. A redirectUrl in the URL overrides it.',
  }),
  stay: flag({ description: 'Stays on the page after signing in, for a form beside other content.' }),
  offersSignUp: flag({ default: true, description: 'Shows the link to registration.' }),
  source: text({ max: 60, description: 'The origin of the visitor, for analytics.' }),
});

export type SignInProps = PropsOf<typeof props>;
