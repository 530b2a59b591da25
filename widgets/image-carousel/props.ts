import { content, defineProps, flag, group, image, list, text, type PropsOf } from '../../src/contract';
import { frameProps, headProps } from '../../src/features/editorial';

const slide = group(
  {
    image: image({ description: 'The image, with alternative text, width and height.' }),
    largeImage: image({ description: 'A larger file for the zoom. Default: the image.' }),
    caption: content({ description: 'The caption.' }),
    credit: text({ max: 120, description: 'The author of the image.' }),
  },
  { fromElement: 'image', requiresAny: ['image', 'caption'], description: 'One image.' },
);

export const props = defineProps({
  ...headProps,
  slides: list(slide, {
    max: 200,
    description: 'The images, in their order. A slide without an image shows only its text.',
    default: [],
  }),
  showDots: flag({ description: 'Shows a dot for each image beside the counter, up to twelve.' }),
  isZoomable: flag({
    alias: ['zoomable', 'zoom'],
    description: 'Lets readers enlarge the images in a full-screen dialog.',
  }),
  ...frameProps,
});

export type ImageCarouselProps = PropsOf<typeof props>;
export type ImageSlide = ImageCarouselProps['slides'][number];
