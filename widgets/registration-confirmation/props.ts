import { content, defineProps, integer, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  title: text({ max: 120, description: 'A heading. Leave it out if the page has one.' }),
  thanks: content({ description: 'The text after the registration is confirmed.' }),
  delay: integer({
    minimum: 0,
    maximum: 600,
    unit: 's',
    description: 'The time until the redirect. Default: that of the configuration.',
  }),
});

export type RegistrationConfirmationProps = PropsOf<typeof props>;
