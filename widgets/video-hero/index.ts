import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import styles from './video-hero.css';
import { VideoHero } from './VideoHero';

export default defineWidget({
  name: 'video-hero',
  description: 'A hero image that plays a video on request.',
  load: 'eager',
  reserve: '40.5rem',
  props,
  messages,
  styles,
  component: VideoHero,
});
