import { defineMessages } from '../../core';

export const messages = defineMessages('events', {
  noDate: {
    en: 'Date to be announced',
    de: 'Termin wird noch bekannt gegeben',
    ar: 'سيُعلن التاريخ لاحقًا',
    ja: '日程は後日お知らせします',
  },
  wholeDay: { en: 'All day', de: 'Ganztägig', ar: 'طوال اليوم', ja: '終日' },
  until: { en: 'Until {time}', de: 'Bis {time}', ar: 'حتى {time}', ja: '{time}まで' },
  untilHour: { en: 'until {time}', de: 'bis {time}', ar: 'حتى {time}', ja: '{time}まで' },
  visitorHours: {
    en: '{hours} your time',
    de: '{hours} Ihrer Zeit',
    ar: '{hours} بتوقيتك',
    ja: 'お客様の現地時間：{hours}',
  },
  free: { en: 'Free', de: 'Kostenlos', ar: 'مجانًا', ja: '無料' },
  priceFrom: { en: 'From {price}', de: 'Ab {price}', ar: 'ابتداءً من {price}', ja: '{price} から' },
  over: { en: 'Ended', de: 'Beendet', ar: 'انتهت', ja: '終了' },
  highlight: { en: 'Highlight', de: 'Empfohlen', ar: 'مميّزة', ja: '注目' },
  calendar: { en: 'Add to calendar', de: 'In den Kalender', ar: 'إضافة إلى التقويم', ja: 'カレンダーに追加' },
  dayOf: {
    en: 'Day {day} of {days}',
    de: 'Tag {day} von {days}',
    ar: 'اليوم {day} من {days}',
    ja: '{days} 日間の {day} 日目',
  },
});
