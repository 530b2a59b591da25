import { defineMessages } from '../../core';

export const messages = defineMessages('shell', {
  skip: {
    en: 'Skip to main content',
    de: 'Zum Hauptinhalt springen',
    ar: 'الانتقال إلى المحتوى الرئيسي',
    ja: '本文へ移動',
  },
  footer: {
    en: 'Footer',
    de: 'Fußzeile',
    ar: 'تذييل الصفحة',
    ja: 'フッター',
  },
  privacy: {
    en: 'Privacy policy',
    de: 'Datenschutz',
    ar: 'سياسة الخصوصية',
    ja: 'プライバシーポリシー',
  },
});
