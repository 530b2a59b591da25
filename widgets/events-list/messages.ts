import { defineMessages } from '../../src/core';

export const messages = defineMessages('events-list', {
  format: { en: 'Format', de: 'Format', ar: 'الصيغة', ja: '形式' },
  location: { en: 'Region', de: 'Region', ar: 'المنطقة', ja: '地域' },
  interest: { en: 'Subject', de: 'Thema', ar: 'الموضوع', ja: 'テーマ' },
  month: { en: 'Month', de: 'Monat', ar: 'الشهر', ja: '月' },
  dates: { en: 'Dates', de: 'Zeitraum', ar: 'الفترة', ja: '期間' },
  from: { en: 'From', de: 'Von', ar: 'من', ja: '開始日' },
  to: { en: 'To', de: 'Bis', ar: 'إلى', ja: '終了日' },
  apply: { en: 'Show', de: 'Anzeigen', ar: 'عرض', ja: '表示' },
  noEnd: {
    en: 'Choose the last day as well.',
    de: 'Wählen Sie auch den letzten Tag.',
    ar: 'اختر اليوم الأخير أيضًا.',
    ja: '終了日も選択してください。',
  },
  noStart: {
    en: 'Choose the first day as well.',
    de: 'Wählen Sie auch den ersten Tag.',
    ar: 'اختر اليوم الأول أيضًا.',
    ja: '開始日も選択してください。',
  },
  order: {
    en: 'The last day is before the first.',
    de: 'Der letzte Tag liegt vor dem ersten.',
    ar: 'اليوم الأخير يسبق اليوم الأول.',
    ja: '終了日が開始日より前になっています。',
  },
  count: {
    en: '{count, plural, one {# event} other {# events}}',
    de: '{count, plural, one {# Veranstaltung} other {# Veranstaltungen}}',
    ar: '{count, plural, zero {لا فعاليات} one {فعالية واحدة} two {فعاليتان} few {# فعاليات} many {# فعالية} other {# فعالية}}',
    ja: '{count, plural, other {イベント # 件}}',
  },
  none: {
    en: 'No events available',
    de: 'Keine Veranstaltungen verfügbar',
    ar: 'لا توجد فعاليات متاحة',
    ja: '現在イベントはありません',
  },
});
