import { content, defineProps, flag, group, image, list, text, type PropsOf } from '../../src/contract';
import { frameProps, headProps } from '../../src/features/editorial';

const slide = group(
  {
    image: image({ description: 'The picture, with its alternative text, width and height.' }),
    largeImage: image({ description: 'A larger file for the zoom; the picture itself unless set.' }),
    caption: content({ description: 'What is to be seen, in a sentence.' }),
    credit: text({ max: 120, description: 'Who made the picture.' }),
  },
  { own: 'image', requiresAny: ['image', 'caption'], description: 'One picture.' },
);

export const props = defineProps({
  ...headProps,
  slides: list(slide, {
    max: 200,
    description: 'The pictures, in their order. One without a picture shows its words alone.',
    default: [],
  }),
  showDots: flag({ description: 'A dot for each picture beside the counter, up to twelve.' }),
  isZoomable: flag({
    alias: ['zoomable', 'zoom'],
    description: 'Lets readers open the pictures in a dialog that fills the screen and moves through them.',
  }),
  ...frameProps,
});

export type ImageCarouselProps = PropsOf<typeof props>;
export type ImageSlide = ImageCarouselProps['slides'][number];
