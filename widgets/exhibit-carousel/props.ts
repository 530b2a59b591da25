import { defineProps, list, type PropsOf } from '../../src/contract';
import { exhibit, frameProps, headProps } from '../../src/editorial';

export const props = defineProps({
  ...headProps,
  slides: list(exhibit('One exhibit.'), { max: 200, description: 'The exhibits, in the order of the argument.', default: [] }),
  ...frameProps,
});

export type ExhibitCarouselProps = PropsOf<typeof props>;
