import { content, defineProps, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  title: text({ max: 120, description: 'A heading. Leave it out if the page has one.' }),
  body: content({
    description:
      'The text above the button, such as a link to the privacy notice. Visitors without JavaScript see it, too.',
  }),
});

export type ConsentSettingsProps = PropsOf<typeof props>;
