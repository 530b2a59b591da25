import { defineMessages } from '../../src/core';

export const messages = defineMessages('share-tools', {
  label: {
    en: 'Share',
    de: 'Teilen',
    ar: 'مشاركة',
    ja: '共有',
  },
});
