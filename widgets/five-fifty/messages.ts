import { defineMessages } from '../../src/core';

export const messages = defineMessages('five-fifty', {
  sections: {
    en: 'Sections of this article',
    de: 'Abschnitte dieses Artikels',
    ar: 'أقسام هذه المقالة',
    ja: 'この記事の構成',
  },
  start: {
    en: 'Start',
    de: 'Anfang',
    ar: 'البداية',
    ja: '最初',
  },
  hint: {
    en: 'Scroll to start (or use the arrows to navigate)',
    de: 'Zum Starten scrollen (oder mit den Pfeilen blättern)',
    ar: 'مرّر للبدء (أو استخدم الأسهم للتنقل)',
    ja: 'スクロールして開始（矢印でも移動できます）',
  },
  previous: {
    en: 'Previous section',
    de: 'Vorheriger Abschnitt',
    ar: 'القسم السابق',
    ja: '前のセクション',
  },
  next: {
    en: 'Next section',
    de: 'Nächster Abschnitt',
    ar: 'القسم التالي',
    ja: '次のセクション',
  },
  readAsPage: {
    en: 'Read as a page',
    de: 'Als Seite lesen',
    ar: 'قراءة كصفحة',
    ja: 'ページとして読む',
  },
  viewAsSlides: {
    en: 'View as slides',
    de: 'Als Folien ansehen',
    ar: 'عرض كشرائح',
    ja: 'スライドで見る',
  },
  related: {
    en: 'Related articles',
    de: 'Weitere Artikel',
    ar: 'مقالات ذات صلة',
    ja: '関連記事',
  },
  story: {
    en: 'Story {number}',
    de: 'Beitrag {number}',
    ar: 'القصة {number}',
    ja: 'ストーリー{number}',
  },
  fillIn: {
    en: 'Fill in: {fields}.',
    de: 'Ausfüllen: {fields}.',
  },
});
