export { Hero, type HeroProps } from './Hero';
export {
  heroArticleProps,
  heroGroundProps,
  heroHeadProps,
  heroOverlayProps,
  heroPictureProps,
  heroPlaceProps,
} from './hero-props';
export { messages as heroMessages } from './messages';
