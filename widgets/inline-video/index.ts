import { defineWidget } from '../../src/contract';
import styles from './inline-video.css';
import { InlineVideo } from './InlineVideo';
import { props } from './props';

export default defineWidget({
  name: 'inline-video',
  description: 'A video within a text, with captions and transcript.',
  reserve: { narrow: 'calc(56.25% + 13rem)', wide: 'calc(56.25% + 11rem)' },
  props,
  styles,
  component: InlineVideo,
});
