import { choice, defineProps, flag, group, list, text, type PropsOf } from '../../src/contract';

const option = group(
  {
    nId: text({ required: true, max: 100, description: 'Its alert code.' }),
    name: text({ required: true, max: 120, description: 'The name.' }),
    frequency: text({ max: 80, description: 'The frequency.' }),
    description: text({ max: 400, description: 'A summary.' }),
    previewLink: text({ max: 2000, description: 'The URL of an example.' }),
    checked: flag({ description: 'Selected by default.' }),
  },
  { fromElement: 'name', description: 'One newsletter.' },
);

export const props = defineProps({
  title: text({ max: 120, description: 'The heading above the cards.' }),
  intro: text({ max: 400, description: 'An introduction above the cards.' }),
  options: list(option, {
    max: 60,
    description: 'The newsletters. Default: those of the group.',
  }),
  group: choice(['newsLetters', 'alerts', 'guides', 'informationalMail'], {
    default: 'newsLetters',
    description: 'The group of the catalogue to show if the page lists no newsletters.',
  }),
  compact: flag({ description: 'Shows only the name and frequency of each newsletter.' }),
  button: text({ max: 40, description: 'The label of the button.' }),
});

export type NewsletterOptionsProps = PropsOf<typeof props>;
