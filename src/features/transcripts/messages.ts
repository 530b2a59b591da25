import { defineMessages } from '../../core';

export const messages = defineMessages('transcripts', {
  transcript: { en: 'Transcript', de: 'Transkript', ar: 'النص المكتوب', ja: '文字起こし' },
});
