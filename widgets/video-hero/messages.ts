import { defineMessages } from '../../src/core';

export const messages = defineMessages('video-hero', {
  play: {
    en: 'Play the film',
    de: 'Film abspielen',
    ar: 'شغّل الفيلم',
    ja: '動画を再生',
  },
  close: {
    en: 'Close the film',
    de: 'Film schließen',
    ar: 'أغلق الفيلم',
    ja: '動画を閉じる',
  },
  film: {
    en: 'Film: {title}',
    de: 'Film: {title}',
    ar: 'فيلم: {title}',
    ja: '動画：{title}',
  },
});
