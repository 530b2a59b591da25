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
});
