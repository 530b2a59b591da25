import { content, group, text, type Content, type Prop } from '../../src/contract';
import { exhibitProps, type ExhibitContent } from '../../src/features/exhibits';

export interface Tab {
  /** What analytics calls it. */
  readonly id: string;
  readonly title: string;
  readonly body: Content | undefined;
  readonly exhibit: ExhibitContent | undefined;
}

const members = group(
  {
    ...exhibitProps,
    id: text({ max: 100, description: 'What analytics calls the tab; its title unless given.' }),
    title: text({ max: 120, description: 'What stands on the tab.' }),
    body: content({ description: 'Text, pictures or placeholders of other modules, such as an embedded page.' }),
  },
  { description: 'One tab: text, an exhibit, or both.' },
);

/** Nobody can choose a tab without a name, and nothing comes of one that is empty. */
export const tab: Prop<Tab | undefined> = {
  ...members,
  default: undefined,
  read(source, note) {
    const fields = members.read(source, note);
    if (!fields) return undefined;
    const { id, title, body, ...exhibit } = fields;
    const hasExhibit = Boolean(exhibit.exhibitImage ?? exhibit.description ?? exhibit.source);
    if (title && (body ?? hasExhibit)) return { id: id ?? title, title, body, exhibit: hasExhibit ? { ...exhibit, title } : undefined };
    note(`${title ? `("${title}") has neither a body nor an exhibit` : 'has no title'}, so it is left out`);
    return undefined;
  },
};
