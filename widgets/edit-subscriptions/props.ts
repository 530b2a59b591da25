import { defineProps, flag, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  title: text({ max: 120, description: 'A heading above it; none where the page has one.' }),
  intro: text({ max: 400, description: 'A sentence or two above the choices.' }),
  compact: flag({ description: 'Shows name and frequency of each subscription only.' }),
});

export type EditSubscriptionsProps = PropsOf<typeof props>;
