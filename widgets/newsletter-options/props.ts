import { choice, defineProps, flag, group, list, text, type PropsOf } from '../../src/contract';

const option = group(
  {
    nId: text({ required: true, max: 100, description: 'Its alert code.' }),
    name: text({ required: true, max: 120, description: 'What it is called.' }),
    frequency: text({ max: 80, description: 'How often it comes.' }),
    description: text({ max: 400, description: 'What it is about.' }),
    previewLink: text({ max: 2000, description: 'The address of an example.' }),
    checked: flag({ description: 'Ticked beforehand.' }),
  },
  { own: 'name', description: 'One newsletter.' },
);

export const props = defineProps({
  title: text({ max: 120, description: 'The heading above the cards.' }),
  intro: text({ max: 400, description: 'A sentence or two above the cards.' }),
  options: list(option, {
    max: 60,
    description: 'The newsletters, as the page lists them; those of the group without it.',
  }),
  group: choice(['newsLetters', 'alerts', 'guides', 'informationalMail'], {
    default: 'newsLetters',
    description: 'Which group of the catalogue is offered where the page lists none.',
  }),
  compact: flag({ description: 'Shows name and frequency of each newsletter only.' }),
  button: text({ max: 40, description: 'What the button says.' }),
});

export type NewsletterOptionsProps = PropsOf<typeof props>;
