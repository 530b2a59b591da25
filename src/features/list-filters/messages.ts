import { defineMessages } from '../../core';

export const messages = defineMessages('list-filters', {
  group: {
    en: '{label} ({count})',
    de: '{label} ({count})',
    ar: '{label} ({count})',
    ja: '{label}（{count}）',
  },
  clearGroup: {
    en: 'Clear {label}',
    de: '{label} zurücksetzen',
    ar: 'مسح {label}',
    ja: '{label}をクリア',
  },
  search: { en: 'Search in {label}', de: 'In {label} suchen', ar: 'البحث في {label}', ja: '{label}内を検索' },
  found: {
    en: '{count, plural, =0 {No matches} one {# match} other {# matches}}',
    de: '{count, plural, =0 {Keine Treffer} one {# Treffer} other {# Treffer}}',
    ar: '{count, plural, =0 {لا نتائج} one {نتيجة واحدة} two {نتيجتان} few {# نتائج} many {# نتيجة} other {# نتيجة}}',
    ja: '{count, plural, =0 {該当なし} other {# 件}}',
  },
  filters: { en: 'Filters', de: 'Filter', ar: 'عوامل التصفية', ja: '絞り込み' },
  chosen: { en: 'Filters ({count})', de: 'Filter ({count})', ar: 'عوامل التصفية ({count})', ja: '絞り込み（{count}）' },
  show: { en: 'Show {results}', de: '{results} anzeigen', ar: 'عرض {results}', ja: '{results}を表示' },
});
