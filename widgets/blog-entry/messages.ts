import { defineMessages } from '../../src/core';

export const messages = defineMessages('blog-entry', {
  caption: { en: 'Caption', de: 'Bildunterschrift', ar: 'شرح الصورة', ja: 'キャプション' },
  tags: { en: 'Topics', de: 'Themen', ar: 'المواضيع', ja: 'トピック' },
  authors: { en: 'About the authors', de: 'Über die Autorinnen und Autoren', ar: 'نبذة عن الكتّاب', ja: '著者について' },
  related: { en: 'Related reading', de: 'Lesen Sie auch', ar: 'قراءات ذات صلة', ja: '関連記事' },
  previous: {
    en: 'Previous article: {title}',
    de: 'Vorheriger Artikel: {title}',
    ar: 'المقال السابق: {title}',
    ja: '前の記事: {title}',
  },
  next: { en: 'Next article', de: 'Nächster Artikel', ar: 'المقال التالي', ja: '次の記事' },
  nextNamed: {
    en: 'Next article: {title}',
    de: 'Nächster Artikel: {title}',
    ar: 'المقال التالي: {title}',
    ja: '次の記事: {title}',
  },
  nextEntries: { en: 'Next articles', de: 'Nächste Artikel', ar: 'المقالات التالية', ja: '次の記事一覧' },
  readNext: { en: 'Read the next', de: 'Nächsten Artikel lesen', ar: 'اقرأ المقال التالي', ja: '次の記事を読む' },
  loading: {
    en: 'Loading the next article',
    de: 'Der nächste Artikel wird geladen',
    ar: 'جارٍ تحميل المقال التالي',
    ja: '次の記事を読み込んでいます',
  },
  end: {
    en: 'You’ve reached the last article.',
    de: 'Das war der letzte Artikel.',
    ar: 'لقد وصلت إلى آخر مقال.',
    ja: 'これが最後の記事です。',
  },
  failed: {
    en: 'The next article is not available right now. Try again.',
    de: 'Der nächste Artikel ist gerade nicht verfügbar. Versuchen Sie es noch einmal.',
    ar: 'المقال التالي غير متاح الآن. حاول مرة أخرى.',
    ja: '現在次の記事を表示できません。もう一度お試しください。',
  },
  retry: { en: 'Try again', de: 'Noch einmal versuchen', ar: 'المحاولة مرة أخرى', ja: 'もう一度試す' },
  gated: {
    en: 'This article is for registered readers.',
    de: 'Diesen Artikel können registrierte Leserinnen und Leser lesen.',
    ar: 'هذا المقال متاح للقراء المسجلين.',
    ja: 'この記事は登録読者向けです。',
  },
  open: { en: 'Open the article', de: 'Artikel öffnen', ar: 'افتح المقال', ja: '記事を開く' },
  fillIn: {
    en: 'Fill in: {fields}.',
    de: 'Noch auszufüllen: {fields}.',
    ar: 'املأ: {fields}.',
    ja: '未入力の項目: {fields}。',
  },
  editing: {
    en: 'On the live page, the next articles follow here.',
    de: 'Auf der veröffentlichten Seite folgen hier die nächsten Artikel.',
    ar: 'في الصفحة المنشورة تظهر هنا المقالات التالية.',
    ja: '公開ページでは、ここに次の記事が続きます。',
  },
});
