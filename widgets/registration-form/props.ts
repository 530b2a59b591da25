import { defineProps, flag, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  title: text({ max: 120, description: 'What registering gives, in a few words; a general heading unless set.' }),
  intro: text({ max: 400, description: 'A sentence or two above the form for registering.' }),
  practiceCode: text({ max: 60, description: "The practice to register for; the page's own unless set." }),
  subscriptionCode: text({
    max: 60,
    description:
      'Alert code to subscribe to; that of the practice, by `practiceSubscription` of the configuration, unless set.',
  }),
  emailCourse: flag({ description: 'It is an e-mail course that one registers for: thanks are brief.' }),
  source: text({ max: 60, default: 'right-rail', description: 'Where the visitor began; sent with the registration.' }),
});

export type RegistrationFormProps = PropsOf<typeof props>;
