import { defineProps, flag, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  title: text({ max: 120, description: 'A heading. Leave it out if the page has one.' }),
  intro: text({ max: 400, description: 'An introduction above the choices.' }),
  compact: flag({ description: 'Shows only the name and frequency of each subscription.' }),
});

export type EditSubscriptionsProps = PropsOf<typeof props>;
