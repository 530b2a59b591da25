import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import styles from './video-gallery.css';
import { VideoGallery } from './VideoGallery';

export default defineWidget({
  name: 'video-gallery',
  description: 'A gallery of video cards. One video plays at a time. Tags can restrict videos to a role.',
  // With a source, the list grows after it is mounted.
  reserve: { narrow: '44rem', wide: '29rem' },
  props,
  messages,
  styles,
  component: VideoGallery,
});
