import { defineProps, flag, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  title: text({ max: 120, description: 'A heading above the form; none where the page has one.' }),
  intro: text({ max: 400, description: 'A sentence or two above the form.' }),
  type: text({
    max: 40,
    description:
      'The value sso makes it the four steps for visitors who come by single sign-on. A type in the page’s address wins.',
  }),
  redirect: text({ description: 'Where to go on to afterwards. A redirectURL in the address of the page wins.' }),
  source: text({
    max: 60,
    description: 'Where the visitor began; sent with the registration. A source in the address of the page wins.',
  }),
  consentCountry: text({
    max: 2,
    default: 'US',
    description: 'ISO code of the country whose visitors find the box for occasional e-mails ticked.',
  }),
  offersSignIn: flag({ default: true, description: 'Shows the link to the sign-in page.' }),
});

export type RegistrationProps = PropsOf<typeof props>;
