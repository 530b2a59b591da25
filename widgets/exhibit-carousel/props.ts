import { defineProps, flag, list, type PropsOf } from '../../src/contract';
import { frameProps, headProps } from '../../src/features/editorial';
import { exhibit } from '../../src/features/exhibits';

export const props = defineProps({
  ...headProps,
  slides: list(exhibit('One exhibit.'), {
    max: 200,
    description: 'The exhibits, in the order of the argument.',
    default: [],
  }),
  isZoomable: flag({
    alias: ['zoomable', 'zoom'],
    description: 'Lets readers open the exhibits in a dialog that fills the screen and moves through them.',
  }),
  ...frameProps,
});

export type ExhibitCarouselProps = PropsOf<typeof props>;
