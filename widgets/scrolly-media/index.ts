import { defineWidget } from '../../src/contract';
import styles from './scrolly-media.css';
import { props } from './props';
import { ScrollyMedia } from './ScrollyMedia';

export default defineWidget({
  name: 'scrolly-media',
  description: 'A story in steps: the image stays in view while the text scrolls, and changes with each step.',
  reserve: { narrow: '52rem', wide: '84rem' },
  props,
  styles,
  component: ScrollyMedia,
});
