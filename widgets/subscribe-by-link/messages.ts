import { defineMessages } from '../../src/core';

export const messages = defineMessages('subscribe-by-link', {
  question: {
    en: '{count, plural, one {Shall we send you this newsletter?} other {Shall we send you these newsletters?}}',
    de: '{count, plural, one {Dürfen wir Ihnen diesen Newsletter schicken?} other {Dürfen wir Ihnen diese Newsletter schicken?}}',
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
    de: 'Ihr Abonnement beginnt',
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
    en: 'You are subscribed already',
    de: 'Das haben Sie schon abonniert',
    ar: 'أنت مشترك بالفعل',
    ja: 'すでに購読されています',
  },
  already: {
    en: '{count, plural, one {You get this newsletter, and nothing has changed.} other {You get these newsletters, and nothing has changed.}}',
    de: '{count, plural, one {Sie erhalten diesen Newsletter bereits, es hat sich nichts geändert.} other {Sie erhalten diese Newsletter bereits, es hat sich nichts geändert.}}',
    ar: '{count, plural, one {تصلك هذه النشرة من قبل، ولم يتغير شيء.} other {تصلك هذه النشرات من قبل، ولم يتغير شيء.}}',
    ja: '{count, plural, other {このニュースレターはすでにお届けしています。変更はありません。}}',
  },
  alsoAlready: {
    en: 'You had these already:',
    de: 'Diese hatten Sie schon:',
    ar: 'وكانت هذه لديك من قبل:',
    ja: '次のものはすでに購読されていました。',
  },
});
