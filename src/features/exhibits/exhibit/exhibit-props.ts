import { content, group, image, text, type PropsOf } from '../../../contract';
import { filled } from '../../editorial';

/** What an exhibit is made of, called as in the datasources of stories and tabs. */
export const exhibitProps = {
  eyebrow: text({ max: 80, description: 'A word or two above the title; "Exhibit" where there is only a number.' }),
  displayNumber: text({ max: 20, description: 'The number that the text around refers to, such as 3.' }),
  title: text({ max: 200, description: 'What the exhibit shows, in a sentence.' }),
  description: content({ description: 'How to read it: units, period, who was asked.' }),
  exhibitImage: image({ description: 'The exhibit itself, with its alternative text, width and height.' }),
  mobileExhibitImage: image({ description: 'The same, drawn for screens narrower than 768 px.' }),
  accessibilityDescription: text({ max: 2000, description: 'What the exhibit shows in full, for visitors who cannot see it.' }),
  source: content({ description: 'Where the figures come from.' }),
  footnotes: content({ description: 'Notes beneath the exhibit.' }),
};

export type ExhibitContent = PropsOf<typeof exhibitProps>;

export const exhibit = (description: string) =>
  filled(group(exhibitProps, { description }), 'picture nor title nor description', ({ exhibitImage, title, description }) => exhibitImage ?? title ?? description);
