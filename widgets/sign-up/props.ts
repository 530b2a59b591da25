import { defineProps, flag, list, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  title: text({ max: 120, description: 'A heading above the form. Leave it out if the page has one.' }),
  intro: text({ max: 400, description: 'An introduction above the form.' }),
  redirect: text({
    description:
      'The page to open after the address is confirmed. Signed-in users are redirected to it. A redirectUrl in the URL overrides it.',
  }),
  source: text({
    max: 60,
    description: 'The origin of the visitor, sent with the registration. A source in the URL overrides it.',
  }),
  consentCountry: text({
    max: 2,
    default: 'US',
    description: 'The ISO code of the country for which occasional e-mails are selected by default.',
  }),
  subscriptions: list(text({ description: 'An alert code.' }), {
    max: 50,
    description: 'Alert codes to subscribe to with the registration.',
  }),
  offersSignIn: flag({ default: true, description: 'Shows the link to the sign-in page.' }),
  socialEmail: text({
    max: 254,
    description:
      'The e-mail address of a user who signs in with a social account. It cannot be changed, and there is no password field.',
  }),
  fullName: text({ max: 120, description: 'The full name of the user, which fills in the first and last name.' }),
});

export type SignUpProps = PropsOf<typeof props>;
