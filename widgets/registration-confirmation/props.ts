import { content, defineProps, integer, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  title: text({ max: 120, description: 'A heading above; none where the page has one.' }),
  thanks: content({ description: 'Shown below the thanks once the registration is confirmed.' }),
  delay: integer({
    minimum: 0,
    maximum: 600,
    unit: 's',
    description: 'Time until the visitor is led on; the configuration says it otherwise.',
  }),
});

export type RegistrationConfirmationProps = PropsOf<typeof props>;
