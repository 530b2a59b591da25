import { defineMessages } from '../../src/core';

export const messages = defineMessages('exhibit-carousel', {
  label: {
    en: 'Exhibits',
    de: 'Abbildungen',
    ar: 'أشكال بيانية',
    ja: '図表',
  },
});
