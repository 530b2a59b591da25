import { defineWidget } from '../../src/contract';
import styles from './background-video.css';
import { BackgroundVideo } from './BackgroundVideo';
import { props } from './props';

export default defineWidget({
  name: 'background-video',
  description: 'Text over a silent background video, with a pause button.',
  reserve: 'max(24rem, 56.25%)',
  props,
  styles,
  component: BackgroundVideo,
});
