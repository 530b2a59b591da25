import { choice, defineProps, flag, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  variant: choice(['default', 'prompt'], {
    default: 'default',
    description: 'The prompt asks someone who is signed in to sign in again before sensitive data is shown.',
  }),
  title: text({ max: 120, description: 'A heading above the form; none where the page has one.' }),
  intro: text({ max: 400, description: 'A sentence or two above the form.' }),
  redirect: text({
    description:
      'The page to open after signing in; users who are already signed in are redirected to it. A redirectUrl in the page’s URL wins.',
  }),
  stay: flag({ description: 'Stays on the page after signing in, for a form beside other content.' }),
  offersSignUp: flag({ default: true, description: 'Shows the link to registration.' }),
  source: text({ max: 60, description: 'Where the visitor began, for analytics.' }),
});

export type SignInProps = PropsOf<typeof props>;
