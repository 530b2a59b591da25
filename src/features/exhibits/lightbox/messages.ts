import { defineMessages } from '../../../core';

export const messages = defineMessages('lightbox', {
  enlarge: {
    en: 'Enlarge the picture',
    de: 'Bild vergrößern',
    ar: 'تكبير الصورة',
    ja: '画像を拡大する',
  },
  picture: {
    en: 'Picture',
    de: 'Bild',
    ar: 'صورة',
    ja: '画像',
  },
});
