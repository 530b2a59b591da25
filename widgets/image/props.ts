import { content, defineProps, flag, image, text, type PropsOf } from '../../src/contract';
import { frameProps } from '../../src/features/editorial';

export const props = defineProps({
  image: image({
    alias: ['standardImage'],
    description: 'The picture, with what it shows in its alternative text.',
  }),
  mobileImage: image({ description: 'Another crop for screens narrower than 768 pixels.' }),
  largeImage: image({ description: 'A larger file for the zoom; the picture itself unless given.' }),
  caption: content({ description: 'What the picture tells, beneath it.' }),
  credit: text({ max: 160, description: 'Who made the picture, or who owns it.' }),
  isZoomable: flag({
    alias: ['zoomable', 'zoom'],
    description: 'Lets readers open the picture in a dialog that fills the screen.',
  }),
  isDecorative: flag({ description: 'Says that the picture tells nothing and needs no alternative text.' }),
  isFullBleed: flag({ description: 'Lets the picture reach from edge to edge of the page.' }),
  ...frameProps,
});

export type ImageProps = PropsOf<typeof props>;
