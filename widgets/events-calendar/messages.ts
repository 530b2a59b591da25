import { defineMessages } from '../../src/core';

export const messages = defineMessages('events-calendar', {
  caption: {
    en: 'Events in {month}',
    de: 'Veranstaltungen im {month}',
    ar: 'فعاليات {month}',
    ja: '{month}のイベント',
  },
  months: { en: 'Months', de: 'Monate', ar: 'الأشهر', ja: '月の移動' },
  previous: {
    en: 'Previous month, {month}',
    de: 'Voriger Monat, {month}',
    ar: 'الشهر السابق، {month}',
    ja: '前の月、{month}',
  },
  next: {
    en: 'Next month, {month}',
    de: 'Nächster Monat, {month}',
    ar: 'الشهر التالي، {month}',
    ja: '次の月、{month}',
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
    en: 'No events in {month}',
    de: 'Keine Veranstaltungen im {month}',
    ar: 'لا توجد فعاليات في {month}',
    ja: '{month}のイベントはありません',
  },
});
