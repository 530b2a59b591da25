import { defineMessages } from '../../src/core';

export const messages = defineMessages('consent-settings', {
  label: {
    en: 'Cookie settings',
    de: 'Cookie-Einstellungen',
    ar: 'إعدادات ملفات تعريف الارتباط',
    ja: 'Cookie設定',
  },
  change: {
    en: 'Change cookie settings',
    de: 'Cookie-Einstellungen ändern',
    ar: 'تغيير إعدادات ملفات تعريف الارتباط',
    ja: 'Cookie設定を変更',
  },
  unanswered: {
    en: 'You have not chosen yet. Active now: {groups}.',
    de: 'Sie haben noch nicht gewählt. Derzeit aktiv: {groups}.',
    ar: 'لم تختر بعد. المفعّل الآن: {groups}.',
    ja: 'まだ選択されていません。現在有効: {groups}。',
  },
  allowed: {
    en: 'Active by your choice: {groups}.',
    de: 'Nach Ihrer Auswahl aktiv: {groups}.',
    ar: 'المفعّل حسب اختيارك: {groups}.',
    ja: '現在の選択で有効: {groups}。',
  },
  allowedSince: {
    en: 'Active by your choice of {date}: {groups}.',
    de: 'Nach Ihrer Auswahl vom {date} aktiv: {groups}.',
    ar: 'المفعّل حسب اختيارك بتاريخ {date}: {groups}.',
    ja: '{date}の選択で有効: {groups}。',
  },
  noTool: {
    en: 'The configuration names no consent.tool, so visitors find no button here. Ask your developers for "built-in", or for the tool of this site.',
    de: 'Die Konfiguration nennt kein consent.tool, deshalb finden Besucher hier keine Schaltfläche. Bitten Sie Ihre Entwickler um "built-in" oder um das Tool dieser Website.',
    ar: 'لا يذكر الإعداد أي consent.tool، لذا لا يجد الزوار زرًا هنا. اطلب من المطوّرين "built-in" أو أداة هذا الموقع.',
    ja: '設定にconsent.toolがないため、ここにボタンは表示されません。開発者に"built-in"またはこのサイトのツールの設定を依頼してください。',
  },
  unavailable: {
    en: 'Cookie settings are not available right now. Only necessary cookies are active.',
    de: 'Die Cookie-Einstellungen sind gerade nicht verfügbar. Aktiv sind nur notwendige Cookies.',
    ar: 'إعدادات ملفات تعريف الارتباط غير متاحة الآن. المفعّل هو الضروري منها فقط.',
    ja: '現在Cookie設定を利用できません。必須のCookieのみ有効です。',
  },
});
