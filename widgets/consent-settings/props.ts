import { content, defineProps, text, type PropsOf } from '../../src/contract';

export const props = defineProps({
  title: text({ max: 120, description: 'A heading above; none where the page has one.' }),
  body: content({
    description:
      'What stands above the button, such as a sentence with a link to the privacy notice. Visitors without JavaScript read it, too.',
  }),
});

export type ConsentSettingsProps = PropsOf<typeof props>;
