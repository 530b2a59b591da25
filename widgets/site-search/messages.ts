import { defineMessages } from '../../src/core';

export const messages = defineMessages('site-search', {
  label: {
    en: 'Search the site',
    de: 'Website durchsuchen',
    ar: 'ابحث في الموقع',
    ja: 'サイト内を検索',
  },
  placeholder: {
    en: 'Search',
    de: 'Suchen',
    ar: 'بحث',
    ja: '検索',
  },
  submit: {
    en: 'Search',
    de: 'Suchen',
    ar: 'ابحث',
    ja: '検索',
  },
  clear: {
    en: 'Clear search',
    de: 'Suche leeren',
    ar: 'مسح البحث',
    ja: '検索語を消去',
  },
  suggestions: {
    en: '{count, plural, one {# suggestion} other {# suggestions}}',
    de: '{count, plural, one {# Vorschlag} other {# Vorschläge}}',
    ar: '{count, plural, zero {لا اقتراحات} one {اقتراح واحد} two {اقتراحان} few {# اقتراحات} many {# اقتراحًا} other {# اقتراح}}',
    ja: '候補 {count, plural, other {# 件}}',
  },
  recent: {
    en: 'Recent searches',
    de: 'Letzte Suchen',
    ar: 'عمليات البحث الأخيرة',
    ja: '最近の検索',
  },
  topic: {
    en: 'Popular topics',
    de: 'Beliebte Themen',
    ar: 'مواضيع رائجة',
    ja: '人気のテーマ',
  },
  term: {
    en: 'Topics',
    de: 'Themen',
    ar: 'مواضيع',
    ja: 'テーマ',
  },
  people: {
    en: 'People',
    de: 'Personen',
    ar: 'الخبراء',
    ja: '人',
  },
  pages: {
    en: 'Pages',
    de: 'Seiten',
    ar: 'صفحات',
    ja: 'ページ',
  },
});
