import { defineMessages } from '../../src/core';

export const messages = defineMessages('image', {
  picture: {
    en: 'Picture',
    de: 'Bild',
    ar: 'صورة',
    ja: '画像',
  },
  enlarge: {
    en: 'Enlarge the picture',
    de: 'Bild vergrößern',
    ar: 'تكبير الصورة',
    ja: '画像を拡大する',
  },
});
