import { defineWidget } from '../../src/contract';
import styles from './full-bleed-media.css';
import { FullBleedMedia } from './FullBleedMedia';
import { props } from './props';

export default defineWidget({
  name: 'full-bleed-media',
  description: 'A picture or a silent film from edge to edge of the page, another one for each device.',
  reserve: 'clamp(15rem, 34vw, 32rem)',
  props,
  styles,
  component: FullBleedMedia,
});
