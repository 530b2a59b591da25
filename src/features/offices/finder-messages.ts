import { defineMessages } from '../../core';

export const messages = defineMessages('office-finder', {
  find: { en: 'Find an office', de: 'Büro finden', ar: 'ابحث عن مكتب', ja: 'オフィスを探す' },
  field: { en: 'City or country', de: 'Stadt oder Land', ar: 'المدينة أو البلد', ja: '都市または国' },
  nearMe: { en: 'Near me', de: 'In meiner Nähe', ar: 'بالقرب مني', ja: '現在地から探す' },
  locating: { en: 'Locating…', de: 'Standort wird ermittelt …', ar: 'جارٍ تحديد الموقع…', ja: '現在地を取得中…' },
  noPosition: {
    en: 'Your location is not available. Enter a city or country.',
    de: 'Ihr Standort ist nicht verfügbar. Geben Sie eine Stadt oder ein Land ein.',
    ar: 'موقعك غير متاح. أدخل مدينة أو بلدًا.',
    ja: '現在地を取得できません。都市または国を入力してください。',
  },
  found: {
    en: '{count, plural, =0 {No offices found} one {# city} other {# cities}}',
    de: '{count, plural, =0 {Keine Büros gefunden} one {# Stadt} other {# Städte}}',
    ar: '{count, plural, =0 {لم يُعثر على مكاتب} one {مدينة واحدة} two {مدينتان} few {# مدن} many {# مدينة} other {# مدينة}}',
    ja: '{count, plural, =0 {オフィスが見つかりません} other {# 都市}}',
  },
  nearest: {
    en: 'Nearest office: {name}, {distance}',
    de: 'Nächstes Büro: {name}, {distance}',
    ar: 'أقرب مكتب: {name}، {distance}',
    ja: '最寄りのオフィス：{name}、{distance}',
  },
});
