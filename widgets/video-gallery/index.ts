import { defineWidget } from '../../src/contract';
import { messages } from './messages';
import { props } from './props';
import styles from './video-gallery.css';
import { VideoGallery } from './VideoGallery';

export default defineWidget({
  name: 'video-gallery',
  description: 'Videos as cards, one playing at a time; some only for visitors with a role named in their tags.',
  props,
  messages,
  styles,
  component: VideoGallery,
});
