import { defineWidget } from '../../src/contract';
import styles from './audio-player.css';
import { AudioPlayer } from './AudioPlayer';
import { props } from './props';

export default defineWidget({
  name: 'audio-player',
  description:
    'An audio player for a recording from the media library or an audio platform, with speed control and a transcript.',
  reserve: { narrow: '22rem', wide: '20rem' },
  props,
  styles,
  component: AudioPlayer,
});
