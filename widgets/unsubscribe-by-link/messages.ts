import { defineMessages } from '../../src/core';

export const messages = defineMessages('unsubscribe-by-link', {
  question: {
    en: '{count, plural, one {Shall we stop sending you this newsletter?} other {Shall we stop sending you these newsletters?}}',
    de: '{count, plural, one {Sollen wir Ihnen diesen Newsletter nicht mehr schicken?} other {Sollen wir Ihnen diese Newsletter nicht mehr schicken?}}',
    ar: '{count, plural, one {هل نتوقف عن إرسال هذه النشرة إليك؟} other {هل نتوقف عن إرسال هذه النشرات إليك؟}}',
    ja: '{count, plural, other {このニュースレターの配信を停止しますか。}}',
  },
  submit: {
    en: 'Yes, unsubscribe',
    de: 'Ja, abbestellen',
    ar: 'نعم، ألغِ الاشتراك',
    ja: 'はい、停止します',
  },
  doneTitle: {
    en: 'You are unsubscribed',
    de: 'Abbestellt',
    ar: 'أُلغي اشتراكك',
    ja: '配信を停止しました',
  },
  done: {
    en: '{count, plural, one {We do not send you this newsletter any more.} other {We do not send you these newsletters any more.}}',
    de: '{count, plural, one {Wir schicken Ihnen diesen Newsletter nicht mehr.} other {Wir schicken Ihnen diese Newsletter nicht mehr.}}',
    ar: '{count, plural, one {لن نرسل إليك هذه النشرة بعد الآن.} other {لن نرسل إليك هذه النشرات بعد الآن.}}',
    ja: '{count, plural, other {今後このニュースレターはお送りしません。}}',
  },
});
