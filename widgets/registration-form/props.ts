import { defineProps, flag, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  title: text({ max: 120, description: 'The benefit of registering, in a few words. Default: a general heading.' }),
  intro: text({ max: 400, description: 'An introduction above the registration form.' }),
  practiceCode: text({ max: 60, description: 'The practice to register for. Default: that of the page.' }),
  subscriptionCode: text({
    max: 60,
    description:
      'The alert code to subscribe to. Default: that of the practice, in `practiceSubscription` of the configuration.',
  }),
  emailCourse: flag({ description: 'The registration is for an e-mail course. The thank-you message is then short.' }),
  source: text({
    max: 60,
    default: 'right-rail',
    description: 'The origin of the visitor, sent with the registration.',
  }),
});

export type RegistrationFormProps = PropsOf<typeof props>;
