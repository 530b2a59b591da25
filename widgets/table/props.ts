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
    title: phrase({ required: true, max: 120, description: 'The meaning of the colour or image.' }),
    color: text({ max: 60, description: 'A CSS colour, such as #c2371d.' }),
    legendImage: image({ description: 'A small image instead of a colour.' }),
    mediaId: text({ max: 120, description: 'The id in the media library, which is set as data-media-id.' }),
  },
  { fromElement: 'title', description: 'One entry of the legend.' },
);

export const props = defineProps({
  ...headProps,
  displayNumber: text({ max: 20, description: 'Its number among the exhibits of an article.' }),
  image: image({ description: 'An image between the title and the table.' }),
  dataLegend: phrase({
    max: 300,
    description: 'The meaning of the figures, such as "Share of respondents, per cent".',
  }),
  showColorLegend: flag({ default: true, description: 'Shows the legend of colours and images.' }),
  legendItems: list(legendItem, { max: 24, description: 'The meanings of the colours and images in the table.' }),
  csv: text({
    max: 2000,
    description:
      'The URL of a CSV file, whose first row has the names of the columns. It replaces the body after it is loaded; see docs/sources.md.',
  }),
  mobileBody: content({
    description: 'Another table for narrow screens. Put it before the other one, with the attribute hidden.',
  }),
  body: content({ pasted: 'table', description: 'The table, with its header cells as <th>.' }),
  source: content({ description: 'The source of the figures.' }),
  notes: content({ description: 'How to read the figures.' }),
  footnotes: content({ description: 'Numbered notes, as a list. Superscript numbers in the table link to them.' }),
  tableBorderType: choice(borderTypes, {
    default: 'row-only',
    description: 'The lines between the cells.',
  }),
  lineRuling: flag({ description: 'Draws a line above the title and one below the notes.' }),
  border: flag({ description: 'Draws a line around the table.' }),
  mobileLayout: choice(mobileLayouts, {
    default: 'desktop-layout',
    description:
      'The layout on narrow screens. The desktop layout scrolls sideways there. A stacked layout applies before the script loads if the cells have data-label.',
  }),
  showMobileLayoutOnTablet: flag({ description: 'Uses that layout on tablets too.' }),
  isFullBleed: flag({ description: 'Extends the table to both edges of the page.' }),
  sortable: flag({ description: 'Lets readers sort the rows by any column. Total rows stay last.' }),
  columnChoice: flag({
    description: 'Lets readers on narrow screens choose the visible columns. The first column is always visible.',
  }),
  ...frameProps,
  collapseTopSpacing: flag({
    description: 'Another name of data-collapse-top-space, for datasources of tables.',
  }),
});

export type TableProps = PropsOf<typeof props>;
