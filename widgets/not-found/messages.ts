import { defineMessages } from '../../src/core';

export const messages = defineMessages('not-found', {
  documentTitle: {
    en: '404: NotFound',
    de: '404: Nicht gefunden',
    ar: '404: الصفحة غير موجودة',
    ja: '404: ページが見つかりません',
  },
  title: {
    en: 'Page not found',
    de: 'Seite nicht gefunden',
    ar: 'الصفحة غير موجودة',
    ja: 'ページが見つかりません',
  },
  text: {
    en: 'This page does not exist.',
    de: 'Diese Seite gibt es nicht.',
    ar: 'لا وجود لهذه الصفحة.',
    ja: 'このページは存在しません。',
  },
  home: {
    en: 'To the home page',
    de: 'Zur Startseite',
    ar: 'إلى الصفحة الرئيسية',
    ja: 'ホームへ',
  },
});
