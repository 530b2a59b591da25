import { defineWidget } from '../../src/contract';
import styles from './background-video.css';
import { BackgroundVideo } from './BackgroundVideo';
import { props } from './props';

export default defineWidget({
  name: 'background-video',
  description: 'Text over a silent film, with a control that pauses it.',
  props,
  styles,
  component: BackgroundVideo,
});
