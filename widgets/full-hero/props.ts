import { defineProps, flag, type PropsOf } from '../../src/contract';
import {
  heroArticleProps,
  heroGroundProps,
  heroHeadProps,
  heroOverlayProps,
  heroPictureProps,
  heroPlaceProps,
} from '../../src/features/hero';

export const props = defineProps({
  ...heroHeadProps,
  ...heroArticleProps,
  ...heroPictureProps,
  ...heroPlaceProps,
  ...heroOverlayProps,
  nonImmersive: flag({ description: 'Puts the text below the image instead of onto it.' }),
  ...heroGroundProps,
});

export type FullHeroProps = PropsOf<typeof props>;
