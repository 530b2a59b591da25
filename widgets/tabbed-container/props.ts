import {
  choice,
  content,
  defineProps,
  flag,
  group,
  list,
  text,
  type Content,
  type Prop,
  type PropsOf,
} from '../../src/contract';
import { frameProps, headProps } from '../../src/features/editorial';
import { exhibitProps, type ExhibitContent } from '../../src/features/exhibits';
import { anchorOf, phrase, type Phrase, wordsOf } from '../../src/ui';

interface Tab {
  /** What analytics calls it. */
  readonly id: string | undefined;
  /** What a link to it says after the `#`. */
  readonly anchor: string | undefined;
  /** Without it the tab goes by its number. */
  readonly title: Phrase | undefined;
  readonly body: Content | undefined;
  readonly exhibit: ExhibitContent | undefined;
}

const members = group(
  {
    ...exhibitProps,
    id: text({
      max: 100,
      description: 'What analytics calls the tab, and a link to it says after the #; made from the title unless given.',
    }),
    title: phrase({ max: 120, description: 'The text of the tab.' }),
    body: content({
      pasted: 'table, form, video, audio, math',
      description: 'Text, pictures or placeholders of other modules, such as an embedded page.',
    }),
  },
  { description: 'One tab: text, an exhibit, or both.' },
);

/** A tab with nothing in it is left out. */
const tab: Prop<Tab | undefined> = {
  ...members,
  default: undefined,
  read(source, note) {
    const fields = members.read(source, note);
    if (!fields) return undefined;
    const { id, title, body, ...exhibit } = fields;
    const { eyebrow, displayNumber, description, exhibitImage, source: origin, footnotes } = exhibit;
    const hasExhibit = Boolean(exhibitImage ?? description ?? origin ?? footnotes ?? eyebrow ?? displayNumber);
    const text = title && wordsOf(title);
    if (body ?? hasExhibit) {
      if (!text) note('has no title, so its tab is called by its number');
      return {
        id: id ?? text,
        anchor: id ?? (text && anchorOf(text)),
        title,
        body,
        exhibit: hasExhibit ? { ...exhibit, title } : undefined,
      };
    }
    note({
      dropped: text
        ? `is called "${text}", but has neither a body nor an exhibit`
        : 'has neither a title, a body nor an exhibit',
      missing: 'body',
    });
    return undefined;
  },
};

export const props = defineProps({
  ...headProps,
  tabs: list(tab, {
    max: 30,
    description:
      'The tabs, in their order. One without a title goes by its number, one with nothing in it is left out.',
    default: [],
  }),
  tabWidth: choice(['autosize', 'consistent'], {
    default: 'autosize',
    description: 'Each tab as wide as its text, or all alike.',
  }),
  tabAlignment: choice(['left', 'center'], {
    default: 'left',
    description: 'Where the row of tabs begins: where lines of text do, or in the middle.',
  }),
  mobileRendering: choice(['dropdown-layout', 'tab-layout'], {
    default: 'dropdown-layout',
    description: 'On screens narrower than 768 px: a list to choose from, or tabs that scroll.',
  }),
  showDividerLine: flag({ description: 'A line above the module.' }),
  showDividerLineBottom: flag({ description: 'A line beneath it.' }),
  ...frameProps,
});

export type TabbedContainerProps = PropsOf<typeof props>;
