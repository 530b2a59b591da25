import { defineMessages } from '../../../src/core';

export const messages = defineMessages('article-print', {
  label: {
    en: 'Printing',
    de: 'Drucken',
    ar: 'الطباعة',
    ja: '印刷',
  },
  save: {
    en: 'Save as PDF',
    de: 'Als PDF speichern',
    ar: 'احفظ بصيغة PDF',
    ja: 'PDFとして保存',
  },
  waiting: {
    en: 'Some pictures are still loading.',
    de: 'Einige Bilder werden noch geladen.',
    ar: 'لا تزال بعض الصور قيد التحميل.',
    ja: '画像を読み込んでいます。',
  },
  back: {
    en: 'Back to the article',
    de: 'Zurück zum Artikel',
    ar: 'العودة إلى المقال',
    ja: '記事に戻る',
  },
  gated: {
    en: 'The rest is for registered readers: {address}',
    de: 'Weiter geht es für registrierte Leserinnen und Leser: {address}',
    ar: 'بقية المقال للقرّاء المسجلين: {address}',
    ja: 'この先は登録読者向けです：{address}',
  },
});
