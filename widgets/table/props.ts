import { choice, content, defineProps, flag, group, image, list, text, type PropsOf } from '../../src/contract';
import { frameProps, headProps } from '../../src/features/editorial';
import { phrase } from '../../src/ui';

export const borderTypes = ['row-only', 'all-borders', 'border-free', 'column-only', 'row-accent'] as const;
export const mobileLayouts = [
  'desktop-layout',
  'stacked-by-row',
  'stacked-by-column',
  'column-freeze',
  'scale-and-zoom',
  'scale-only',
] as const;

export type MobileLayout = (typeof mobileLayouts)[number];

const legendItem = group(
  {
    title: phrase({ required: true, max: 120, description: 'What the colour or the picture stands for.' }),
    color: text({ max: 60, description: 'A colour as CSS writes it, such as #c2371d.' }),
    legendImage: image({ description: 'A small picture instead of a colour.' }),
    mediaId: text({ max: 120, description: 'Its identifier in the media library, kept as data-media-id.' }),
  },
  { own: 'title', description: 'One entry of the legend.' },
);

export const props = defineProps({
  ...headProps,
  displayNumber: text({ max: 20, description: 'Its number among the exhibits of an article.' }),
  image: image({ description: 'A picture between the title and the table.' }),
  dataLegend: phrase({ max: 300, description: 'What the figures are, such as "Share of respondents, per cent".' }),
  showColorLegend: flag({ default: true, description: 'Shows the legend of colours and pictures.' }),
  legendItems: list(legendItem, { max: 24, description: 'What the colours and pictures in the table stand for.' }),
  csv: text({
    max: 2000,
    description:
      'The address of a CSV file, whose first row has the names of the columns. It replaces the body once it is read; see docs/sources.md.',
  }),
  mobileBody: content({ description: 'Another table for narrow screens. Write it before the other one, hidden.' }),
  body: content({ pasted: 'table', description: 'The table, with its header cells as <th>.' }),
  source: content({ description: 'Where the figures come from.' }),
  notes: content({ description: 'How to read the figures.' }),
  footnotes: content({ description: 'Numbered notes, as a list; raised numbers in the table lead to them.' }),
  tableBorderType: choice(borderTypes, {
    default: 'row-only',
    description: 'Which lines are drawn between the cells.',
  }),
  lineRuling: flag({ description: 'Draws a line above the title and one beneath the notes.' }),
  border: flag({ description: 'Draws a line around the table.' }),
  mobileLayout: choice(mobileLayouts, {
    default: 'desktop-layout',
    description:
      'How the table fits a narrow screen. The desktop layout scrolls sideways there. A stacked layout shows before the script if the cells have data-label.',
  }),
  showMobileLayoutOnTablet: flag({ description: 'Uses that layout on tablets too.' }),
  isFullBleed: flag({ description: 'Lets the table reach from edge to edge of the page.' }),
  sortable: flag({ description: 'Lets readers sort the rows by any column. A total row stays last.' }),
  columnChoice: flag({
    description: 'Lets readers on narrow screens choose which columns they see. The first column always stays.',
  }),
  ...frameProps,
  collapseTopSpacing: flag({
    description: 'The same as data-collapse-top-space, under the name that tables have in datasources.',
  }),
});

export type TableProps = PropsOf<typeof props>;
