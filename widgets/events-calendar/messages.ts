import { defineMessages } from '../../src/core';

export const messages = defineMessages('events-calendar', {
  caption: {
    en: '{view, select, week {Events of the week {month}} other {Events in {month}}}',
    de: '{view, select, week {Veranstaltungen der Woche {month}} other {Veranstaltungen im {month}}}',
    ar: '{view, select, week {فعاليات الأسبوع {month}} other {فعاليات {month}}}',
    ja: '{view, select, week {{month}の週のイベント} other {{month}のイベント}}',
  },
  views: { en: 'View', de: 'Ansicht', ar: 'طريقة العرض', ja: '表示' },
  month: { en: 'Month', de: 'Monat', ar: 'شهر', ja: '月' },
  week: { en: 'Week', de: 'Woche', ar: 'أسبوع', ja: '週' },
  day: { en: 'Day', de: 'Tag', ar: 'يوم', ja: '日' },
  list: { en: 'List', de: 'Liste', ar: 'قائمة', ja: 'リスト' },
  months: { en: 'Dates', de: 'Zeitraum', ar: 'التواريخ', ja: '期間の移動' },
  previous: {
    en: '{view, select, week {Previous week} day {Previous day} other {Previous month}}, {month}',
    de: '{view, select, week {Vorige Woche} day {Voriger Tag} other {Voriger Monat}}, {month}',
    ar: '{view, select, week {الأسبوع السابق} day {اليوم السابق} other {الشهر السابق}}، {month}',
    ja: '{view, select, week {前の週} day {前の日} other {前の月}}、{month}',
  },
  next: {
    en: '{view, select, week {Next week} day {Next day} other {Next month}}, {month}',
    de: '{view, select, week {Nächste Woche} day {Nächster Tag} other {Nächster Monat}}, {month}',
    ar: '{view, select, week {الأسبوع التالي} day {اليوم التالي} other {الشهر التالي}}، {month}',
    ja: '{view, select, week {次の週} day {次の日} other {次の月}}、{month}',
  },
  today: { en: 'Today', de: 'Heute', ar: 'اليوم', ja: '今日' },
  count: {
    en: '{count, plural, one {# event} other {# events}}',
    de: '{count, plural, one {# Veranstaltung} other {# Veranstaltungen}}',
    ar: '{count, plural, zero {لا فعاليات} one {فعالية واحدة} two {فعاليتان} few {# فعاليات} many {# فعالية} other {# فعالية}}',
    ja: '{count, plural, other {イベント # 件}}',
  },
  dayCount: {
    en: '{day}, {count, plural, one {# event} other {# events}}',
    de: '{day}, {count, plural, one {# Veranstaltung} other {# Veranstaltungen}}',
    ar: '{day}، {count, plural, zero {لا فعاليات} one {فعالية واحدة} two {فعاليتان} few {# فعاليات} many {# فعالية} other {# فعالية}}',
    ja: '{day}、{count, plural, other {イベント # 件}}',
  },
  moreOnDay: { en: '+{count} more', de: '+{count} weitere', ar: '+{count} أخرى', ja: '他 {count} 件' },
  none: {
    en: '{view, select, week {No events this week} day {No events on this day} other {No events in {month}}}',
    de: '{view, select, week {Keine Veranstaltungen in dieser Woche} day {Keine Veranstaltungen an diesem Tag} other {Keine Veranstaltungen im {month}}}',
    ar: '{view, select, week {لا توجد فعاليات في هذا الأسبوع} day {لا توجد فعاليات في هذا اليوم} other {لا توجد فعاليات في {month}}}',
    ja: '{view, select, week {この週のイベントはありません} day {この日のイベントはありません} other {{month}のイベントはありません}}',
  },
});
