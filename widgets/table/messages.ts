import { defineMessages } from '../../src/core';

export const messages = defineMessages('table', {
  table: {
    en: 'Table',
    de: 'Tabelle',
    ar: 'جدول',
    ja: '表',
  },
  legend: {
    en: 'Legend',
    de: 'Legende',
    ar: 'مفتاح الجدول',
    ja: '凡例',
  },
  enlarge: {
    en: 'Enlarge the table',
    de: 'Tabelle vergrößern',
    ar: 'تكبير الجدول',
    ja: '表を拡大する',
  },
  sorted: {
    en: 'Sorted by {column}, {direction, select, ascending {lowest first} other {highest first}}',
    de: 'Sortiert nach {column}, {direction, select, ascending {kleinste Werte zuerst} other {größte Werte zuerst}}',
    ar: 'مرتّب حسب {column}، {direction, select, ascending {تصاعديًا} other {تنازليًا}}',
    ja: '{column}で並べ替え（{direction, select, ascending {昇順} other {降順}}）',
  },
  sortBy: {
    en: 'Sort by',
    de: 'Sortieren nach',
    ar: 'الترتيب حسب',
    ja: '並べ替え',
  },
  order: {
    en: '{column}, {direction, select, ascending {lowest first} other {highest first}}',
    de: '{column}, {direction, select, ascending {kleinste Werte zuerst} other {größte Werte zuerst}}',
    ar: '{column}، {direction, select, ascending {تصاعديًا} other {تنازليًا}}',
    ja: '{column}（{direction, select, ascending {昇順} other {降順}}）',
  },
  original: {
    en: 'Original order',
    de: 'Ursprüngliche Reihenfolge',
    ar: 'الترتيب الأصلي',
    ja: '元の順序',
  },
  sortByColumn: {
    en: 'Sort by {column}',
    de: 'Nach {column} sortieren',
    ar: 'الترتيب حسب {column}',
    ja: '{column}で並べ替え',
  },
  search: {
    en: 'Search this table',
    de: 'In dieser Tabelle suchen',
    ar: 'البحث في هذا الجدول',
    ja: 'この表を検索',
  },
  rows: {
    en: '{count, plural, =0 {No matching rows} one {1 row} other {Rows {from}–{to} of {count}}}',
    de: '{count, plural, =0 {Keine passenden Zeilen} one {1 Zeile} other {Zeilen {from}–{to} von {count}}}',
    ar: '{count, plural, =0 {لا توجد صفوف مطابقة} one {صف واحد} other {الصفوف {from}–{to} من {count}}}',
    ja: '{count, plural, =0 {一致する行はありません} other {{count}行中{from}–{to}行}}',
  },
  pages: {
    en: 'Pages of the table',
    de: 'Seiten der Tabelle',
    ar: 'صفحات الجدول',
    ja: '表のページ',
  },
  page: {
    en: 'Page {page} of {pages}',
    de: 'Seite {page} von {pages}',
    ar: 'الصفحة {page} من {pages}',
    ja: '{page} / {pages}ページ',
  },
  previousPage: {
    en: 'Previous page',
    de: 'Vorherige Seite',
    ar: 'الصفحة السابقة',
    ja: '前のページ',
  },
  nextPage: {
    en: 'Next page',
    de: 'Nächste Seite',
    ar: 'الصفحة التالية',
    ja: '次のページ',
  },
  columns: {
    en: 'Columns: {count} of {total}',
    de: 'Spalten: {count} von {total}',
    ar: 'الأعمدة: {count} من {total}',
    ja: '列：{total}列中{count}列',
  },
});
