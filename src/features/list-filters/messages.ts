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
  filters: { en: 'Filters', de: 'Filter', ar: 'عوامل التصفية', ja: '絞り込み' },
  chosen: { en: 'Filters ({count})', de: 'Filter ({count})', ar: 'عوامل التصفية ({count})', ja: '絞り込み（{count}）' },
  show: { en: 'Show {results}', de: '{results} anzeigen', ar: 'عرض {results}', ja: '{results}を表示' },
});
