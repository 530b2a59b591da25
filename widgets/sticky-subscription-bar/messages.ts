import { defineMessages } from '../../src/core';

export const messages = defineMessages('sticky-subscription-bar', {
  title: {
    en: 'Get the next one by e-mail',
    de: 'Den nächsten per E-Mail erhalten',
    ar: 'احصل على القادم عبر البريد',
    ja: '次の記事をメールで受け取る',
  },
  submit: {
    en: 'Subscribe',
    de: 'Abonnieren',
    ar: 'اشترك',
    ja: '購読する',
  },
  close: {
    en: 'Close: {name}',
    de: 'Schließen: {name}',
    ar: 'إغلاق: {name}',
    ja: '閉じる：{name}',
  },
  editing: {
    en: 'Here, visitors who have begun to read find the subscription bar at the edge of the window.',
    de: 'Wer zu lesen begonnen hat, findet hier am Rand des Fensters die Abonnementleiste.',
    ar: 'هنا يجد الزوار الذين بدأوا القراءة شريط الاشتراك عند حافة النافذة.',
    ja: '読み始めた訪問者には、ウィンドウの端に購読バーが表示されます。',
  },
  editingEmpty: {
    en: 'Name at least one alert code in data-subscriptions, such as weekly. Until then visitors see no bar.',
    de: 'Nennen Sie in data-subscriptions mindestens einen Code, zum Beispiel weekly. Bis dahin sehen Besucher keine Leiste.',
    ar: 'اذكر رمز تنبيه واحدًا على الأقل في data-subscriptions، مثل weekly. حتى ذلك الحين لا يرى الزوار الشريط.',
    ja: 'data-subscriptions に配信コード（例：weekly）を1つ以上指定してください。指定するまで、バーは表示されません。',
  },
});
