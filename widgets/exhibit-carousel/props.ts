import { defineProps, flag, list, type PropsOf } from '../../src/contract';
import { frameProps, headProps } from '../../src/features/editorial';
import { exhibit } from '../../src/features/exhibits';

export const props = defineProps({
  ...headProps,
  slides: list(exhibit('One exhibit.'), {
    max: 200,
    description: 'The exhibits, in their order.',
    default: [],
  }),
  isZoomable: flag({
    alias: ['zoomable', 'zoom'],
    description: 'Lets readers enlarge the exhibits in a full-screen dialog.',
  }),
  ...frameProps,
});

export type ExhibitCarouselProps = PropsOf<typeof props>;
