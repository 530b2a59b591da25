import { defineWidget } from '../../src/contract';
import styles from './audio-player.css';
import { AudioPlayer } from './AudioPlayer';
import { props } from './props';

export default defineWidget({
  name: 'audio-player',
  description: 'A recording from the media library or an audio platform, with its time, speed and transcript.',
  reserve: { narrow: '22rem', wide: '20rem' },
  props,
  styles,
  component: AudioPlayer,
});
