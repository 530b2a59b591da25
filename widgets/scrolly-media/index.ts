import { defineWidget } from '../../src/contract';
import styles from './scrolly-media.css';
import { props } from './props';
import { ScrollyMedia } from './ScrollyMedia';

export default defineWidget({
  name: 'scrolly-media',
  description: 'A story in steps: the picture stays while the words pass, and changes with them.',
  reserve: { narrow: '52rem', wide: '84rem' },
  props,
  styles,
  component: ScrollyMedia,
});
