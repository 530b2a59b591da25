import { defineMessages } from '../../src/core';

export const messages = defineMessages('subscribe-by-link', {
  question: {
    en: '{count, plural, one {Subscribe to this newsletter?} other {Subscribe to these newsletters?}}',
    de: '{count, plural, one {Diesen Newsletter abonnieren?} other {Diese Newsletter abonnieren?}}',
    ar: '{count, plural, one {هل نرسل إليك هذه النشرة؟} other {هل نرسل إليك هذه النشرات؟}}',
    ja: '{count, plural, other {このニュースレターをお送りしてもよろしいですか。}}',
  },
  submit: {
    en: 'Yes, subscribe',
    de: 'Ja, abonnieren',
    ar: 'نعم، أريد الاشتراك',
    ja: 'はい、購読します',
  },
  doneTitle: {
    en: 'You are subscribed',
    de: 'Sie haben abonniert',
    ar: 'تم اشتراكك',
    ja: '購読を開始しました',
  },
  done: {
    en: '{count, plural, one {The next issue comes to your inbox.} other {The next issues come to your inbox.}}',
    de: '{count, plural, one {Die nächste Ausgabe kommt in Ihren Posteingang.} other {Die nächsten Ausgaben kommen in Ihren Posteingang.}}',
    ar: '{count, plural, one {سيصلك العدد القادم على بريدك.} other {ستصلك الأعداد القادمة على بريدك.}}',
    ja: '{count, plural, other {次号からメールでお届けします。}}',
  },
  alreadyTitle: {
    en: 'You are already subscribed',
    de: 'Sie haben bereits abonniert',
    ar: 'أنت مشترك بالفعل',
    ja: 'すでに購読されています',
  },
  already: {
    en: '{count, plural, one {You already get this newsletter. Nothing has changed.} other {You already get these newsletters. Nothing has changed.}}',
    de: '{count, plural, one {Sie erhalten diesen Newsletter bereits. Es hat sich nichts geändert.} other {Sie erhalten diese Newsletter bereits. Es hat sich nichts geändert.}}',
    ar: '{count, plural, one {تصلك هذه النشرة من قبل، ولم يتغير شيء.} other {تصلك هذه النشرات من قبل، ولم يتغير شيء.}}',
    ja: '{count, plural, other {このニュースレターはすでにお届けしています。変更はありません。}}',
  },
  alsoAlready: {
    en: 'You already get:',
    de: 'Sie erhalten bereits:',
    ar: 'وكانت هذه لديك من قبل:',
    ja: '次のものはすでに購読されていました。',
  },
});
