import { content, defineProps, flag, image, text, type PropsOf } from '../../src/contract';
import { frameProps } from '../../src/features/editorial';

export const props = defineProps({
  image: image({
    alias: ['standardImage'],
    description: 'The image, with its alternative text.',
  }),
  mobileImage: image({ description: 'Another crop for screens narrower than 768 pixels.' }),
  largeImage: image({ description: 'A larger file for the zoom. Default: the image.' }),
  caption: content({ description: 'The caption, below the image.' }),
  credit: text({ max: 160, description: 'The author or owner of the image.' }),
  isZoomable: flag({
    alias: ['zoomable', 'zoom'],
    description: 'Lets readers enlarge the image in a full-screen dialog.',
  }),
  isDecorative: flag({ description: 'Marks the image as decorative. It needs no alternative text.' }),
  isFullBleed: flag({ description: 'Extends the image to both edges of the page.' }),
  ...frameProps,
});

export type ImageProps = PropsOf<typeof props>;
