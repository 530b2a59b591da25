import { defineProps, flag, list, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  title: text({ max: 120, description: 'A heading above the form; none where the page has one.' }),
  intro: text({ max: 400, description: 'A sentence or two above the form.' }),
  redirect: text({
    description:
      'The page to open once the address is confirmed; users who are already signed in are redirected to it. A redirectUrl in the page’s URL wins.',
  }),
  source: text({
    max: 60,
    description: 'Where the visitor began; sent with the registration. A source in the address of the page wins.',
  }),
  consentCountry: text({
    max: 2,
    default: 'US',
    description: 'ISO code of the country whose visitors find the box for occasional e-mails ticked.',
  }),
  subscriptions: list(text({ description: 'An alert code.' }), {
    max: 50,
    description: 'Alert codes to subscribe to along with the registration.',
  }),
  offersSignIn: flag({ default: true, description: 'Shows the link to the sign-in page.' }),
  socialEmail: text({
    max: 254,
    description:
      'Address of a user who signs in with a social account: it cannot be changed, and there is no password field.',
  }),
  fullName: text({ max: 120, description: 'Name known already; it is split into first and last name and filled in.' }),
});

export type SignUpProps = PropsOf<typeof props>;
