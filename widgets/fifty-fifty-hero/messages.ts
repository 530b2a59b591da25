import { defineMessages } from '../../src/core';

export const messages = defineMessages('fifty-fifty-hero', {
  breadcrumb: {
    en: 'You are here',
    de: 'Sie sind hier',
    ar: 'أنت هنا',
    ja: '現在の位置',
  },
  share: {
    en: 'Share this page',
    de: 'Diese Seite teilen',
    ar: 'شارك هذه الصفحة',
    ja: 'このページを共有',
  },
});
