import { defineWidget } from '../../src/contract';
import { props } from './props';
import styles from './video-promo.css';
import { VideoPromo } from './VideoPromo';

export default defineWidget({
  name: 'video-promo',
  description: 'A video with a title, a sentence and a link.',
  reserve: { narrow: 'calc(56.25% + 13rem)', wide: 'calc(37.5% + 13rem)' },
  props,
  styles,
  component: VideoPromo,
});
