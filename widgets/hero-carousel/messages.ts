import { defineMessages } from '../../src/core';

export const messages = defineMessages('hero-carousel', {
  label: {
    en: 'Highlights',
    de: 'Im Blickpunkt',
    ar: 'أبرز المواضيع',
    ja: '注目の記事',
  },
});
