import { defineProps, link, type PropsOf } from '../../src/contract';
import { heroArticleProps, heroHeadProps, heroOverlayProps, heroPictureProps, heroPlaceProps } from '../../src/features/hero';
import { filmProps } from '../../src/features/media';

export const props = defineProps({
  ...heroHeadProps,
  ...heroArticleProps,
  ...heroPictureProps,
  ...heroPlaceProps,
  ...heroOverlayProps,
  film: link({ description: 'The film as a link, for visitors without script; its words stand on the button. Needs no other file.' }),
  ...filmProps,
});

export type VideoHeroProps = PropsOf<typeof props>;
