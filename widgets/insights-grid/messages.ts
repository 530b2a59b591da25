import { defineMessages } from '../../src/core';

export const messages = defineMessages('insights-grid', {
  filters: { en: 'Filter articles', de: 'Artikel filtern', ar: 'تصفية المقالات', ja: '記事の絞り込み' },
  allArticles: { en: 'All', de: 'Alle', ar: 'الكل', ja: 'すべて' },
  count: {
    en: '{count, plural, one {# article} other {# articles}}',
    de: '{count, plural, one {# Artikel} other {# Artikel}}',
    ar: '{count, plural, zero {لا مقالات} one {مقالة واحدة} two {مقالتان} few {# مقالات} many {# مقالة} other {# مقالة}}',
    ja: '{count, plural, other {記事 # 件}}',
  },
  atLeast: {
    en: 'More than {count} articles',
    de: 'Mehr als {count} Artikel',
    ar: 'أكثر من {count} مقالات',
    ja: '記事 {count} 件以上',
  },
  none: {
    en: 'No articles found',
    de: 'Keine Artikel gefunden',
    ar: 'لم يُعثر على مقالات',
    ja: '記事が見つかりませんでした',
  },
});
