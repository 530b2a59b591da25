import { choice, content, defineProps, group, image, integer, link, list, type PropsOf } from '../../src/contract';
import { frameProps, headProps } from '../../src/features/editorial';
import { phrase } from '../../src/ui';

export const titleSizes = ['huge', 'xxlarge', 'xlarge', 'large', 'medium', 'small'] as const;

const item = group(
  {
    largeText: phrase({ max: 40, description: 'The figure, with its unit, such as €9.4 million.' }),
    mediumText: phrase({ max: 160, description: 'What the figure is, in a few words.' }),
    smallText: content({ description: 'A sentence about it.' }),
    factoidImage: image({ description: 'A picture above the figure, or in its place.' }),
    callToActionLink: link({ description: 'Where to read on.' }),
  },
  { requiresAny: ['largeText', 'mediumText', 'smallText', 'factoidImage'], description: 'One figure.' },
);

export const props = defineProps({
  ...headProps,
  items: list(item, { max: 12, description: 'The figures, in the order in which they appear.' }),
  columns: integer({
    minimum: 1,
    maximum: 5,
    description:
      'How many stand side by side where the width allows; as many as there are unless given. On medium widths four at most.',
  }),
  titleSize: choice(titleSizes, {
    default: 'large',
    description: 'The size of the figures: 196, 120, 92, 76, 52 or 36 pixels, and less where the width is small.',
  }),
  animation: choice(['count-up', 'slide-in', 'none'], {
    default: 'none',
    description: 'Figures from 10 count up once they are seen, or all slide in one after the other.',
  }),
  ...frameProps,
});

export type FactoidProps = PropsOf<typeof props>;
export type FactoidItem = NonNullable<FactoidProps['items']>[number];
