import { defineMessages } from '../../src/core';

export const messages = defineMessages('video-hero', {
  play: {
    en: 'Play video',
    de: 'Video abspielen',
    ar: 'شغّل الفيلم',
    ja: '動画を再生',
  },
  close: {
    en: 'Close video',
    de: 'Video schließen',
    ar: 'أغلق الفيلم',
    ja: '動画を閉じる',
  },
  film: {
    en: 'Video: {title}',
    de: 'Video: {title}',
    ar: 'فيلم: {title}',
    ja: '動画：{title}',
  },
});
