import { defineMessages } from '../../core';

export const messages = defineMessages('hero', {
  caption: {
    en: 'About the picture',
    de: 'Zum Bild',
    ar: 'عن الصورة',
    ja: '写真について',
  },
});
