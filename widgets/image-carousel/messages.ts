import { defineMessages } from '../../src/core';

export const messages = defineMessages('image-carousel', {
  label: {
    en: 'Pictures',
    de: 'Bilder',
    ar: 'صور',
    ja: '写真と図版',
  },
});
