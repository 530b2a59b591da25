import { defineMessages } from '../../core';

export const messages = defineMessages('events-menu', {
  google: { en: 'Google Calendar', de: 'Google Kalender', ar: 'تقويم Google', ja: 'Google カレンダー' },
  outlook: { en: 'Outlook', de: 'Outlook', ar: 'Outlook', ja: 'Outlook' },
  file: {
    en: 'Apple Calendar and other programs (file)',
    de: 'Apple Kalender und andere Programme (Datei)',
    ar: 'تقويم Apple وبرامج أخرى (ملف)',
    ja: 'Appleカレンダーなど（ファイル）',
  },
  copyFeed: {
    en: 'Copy the address of the calendar with all events',
    de: 'Adresse des Kalenders mit allen Veranstaltungen kopieren',
    ar: 'نسخ عنوان التقويم الذي يضم كل الفعاليات',
    ja: '全イベントのカレンダーのURLをコピー',
  },
  copied: { en: 'Address copied', de: 'Adresse kopiert', ar: 'تم نسخ العنوان', ja: 'URLをコピーしました' },
  address: { en: 'Address of the calendar', de: 'Adresse des Kalenders', ar: 'عنوان التقويم', ja: 'カレンダーのURL' },
});
