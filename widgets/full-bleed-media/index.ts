import { defineWidget } from '../../src/contract';
import styles from './full-bleed-media.css';
import { FullBleedMedia } from './FullBleedMedia';
import { props } from './props';

export default defineWidget({
  name: 'full-bleed-media',
  description: 'A full-width image or silent video, with a version for each device.',
  reserve: 'clamp(15rem, 34vw, 32rem)',
  props,
  styles,
  component: FullBleedMedia,
});
