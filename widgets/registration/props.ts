import { defineProps, flag, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  title: text({ max: 120, description: 'A heading above the form. Leave it out if the page has one.' }),
  intro: text({ max: 400, description: 'An introduction above the form.' }),
  type: text({
    max: 40,
    description: 'With sso, four steps for visitors who use single sign-on. A type in the URL overrides it.',
  }),
  redirect: text({ description: 'The page to open afterwards. A redirectUrl in the URL overrides it.' }),
  source: text({
    max: 60,
    description: 'The origin of the visitor, sent with the registration. A source in the URL overrides it.',
  }),
  consentCountry: text({
    max: 2,
    default: 'US',
    description: 'The ISO code of the country for which occasional e-mails are selected by default.',
  }),
  offersSignIn: flag({ default: true, description: 'Shows the link to the sign-in page.' }),
});

export type RegistrationProps = PropsOf<typeof props>;
