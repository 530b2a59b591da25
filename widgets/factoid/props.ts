import { choice, content, defineProps, group, image, integer, link, list, type PropsOf } from '../../src/contract';
import { frameProps, headProps } from '../../src/features/editorial';
import { phrase } from '../../src/ui';

export const titleSizes = ['huge', 'xxlarge', 'xlarge', 'large', 'medium', 'small'] as const;

const item = group(
  {
    largeText: phrase({ max: 40, description: 'The figure, with its unit, such as €9.4 million.' }),
    mediumText: phrase({ max: 160, description: 'The meaning of the figure, in a few words.' }),
    smallText: content({ description: 'A sentence about it.' }),
    factoidImage: image({ description: 'An image above the figure, or instead of it.' }),
    callToActionLink: link({ description: 'Links to further reading.' }),
  },
  { requiresAny: ['largeText', 'mediumText', 'smallText', 'factoidImage'], description: 'One figure.' },
);

export const props = defineProps({
  ...headProps,
  items: list(item, { max: 12, description: 'The figures, in their order.' }),
  columns: integer({
    minimum: 1,
    maximum: 5,
    description: 'The number of figures in a row on wide screens. Default: all. Medium screens have at most four.',
  }),
  titleSize: choice(titleSizes, {
    default: 'large',
    description: 'The size of the figures in pixels: 196, 120, 92, 76, 52 or 36. Narrow screens use smaller sizes.',
  }),
  animation: choice(['count-up', 'slide-in', 'none'], {
    default: 'none',
    description: 'Figures from 10 count up when they come into view, or all slide in one after the other.',
  }),
  ...frameProps,
});

export type FactoidProps = PropsOf<typeof props>;
export type FactoidItem = NonNullable<FactoidProps['items']>[number];
