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
  nonImmersive: flag({ description: 'Puts the words beneath the picture instead of onto it.' }),
  ...heroGroundProps,
});

export type FullHeroProps = PropsOf<typeof props>;
