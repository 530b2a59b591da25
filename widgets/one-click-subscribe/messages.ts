import { defineMessages } from '../../src/core';

export const messages = defineMessages('one-click-subscribe', {
  title: {
    en: 'Never miss the next one',
    de: 'Nichts mehr verpassen',
    ar: 'لا تفوّت القادم',
    ja: '次号もお見逃しなく',
  },
  submit: {
    en: 'Subscribe',
    de: 'Abonnieren',
    ar: 'اشترك',
    ja: '購読する',
  },
  editing: {
    en: 'Name at least one alert code in data-subscriptions, such as weekly. Until then visitors see nothing here.',
    de: 'Nennen Sie in data-subscriptions mindestens einen Code, zum Beispiel weekly. Bis dahin sehen Besucher hier nichts.',
    ar: 'اذكر رمز تنبيه واحدًا على الأقل في data-subscriptions، مثل weekly. حتى ذلك الحين لا يرى الزوار شيئًا هنا.',
    ja: 'data-subscriptions に配信コード（例：weekly）を1つ以上指定してください。指定するまで、訪問者には何も表示されません。',
  },
});
