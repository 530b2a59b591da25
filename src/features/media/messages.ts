import { defineMessages } from '../../core';

export const messages = defineMessages('media', {
  play: 'Play',
  pause: 'Pause',
  playFilm: 'Play the film',
  filmNotice: 'The film comes from {host}; nothing is sent there before you press play.',
  filmFailed: 'The film could not be loaded. Please try again.',
  playMotion: 'Play the moving picture',
  pauseMotion: 'Pause the moving picture',
  position: 'Position',
  positionOf: '{now} of {end}',
  speed: 'Speed',
  transcript: 'Transcript',
  audio: 'Audio',
});
