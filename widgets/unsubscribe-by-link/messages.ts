import { defineMessages } from '../../src/core';

export const messages = defineMessages('unsubscribe-by-link', {
  question: {
    en: '{count, plural, one {Unsubscribe from this newsletter?} other {Unsubscribe from these newsletters?}}',
    de: '{count, plural, one {Diesen Newsletter abbestellen?} other {Diese Newsletter abbestellen?}}',
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
    de: 'Sie haben abbestellt',
    ar: 'أُلغي اشتراكك',
    ja: '配信を停止しました',
  },
  done: {
    en: '{count, plural, one {We’ll no longer send you this newsletter.} other {We’ll no longer send you these newsletters.}}',
    de: '{count, plural, one {Wir schicken Ihnen diesen Newsletter nicht mehr.} other {Wir schicken Ihnen diese Newsletter nicht mehr.}}',
    ar: '{count, plural, one {لن نرسل إليك هذه النشرة بعد الآن.} other {لن نرسل إليك هذه النشرات بعد الآن.}}',
    ja: '{count, plural, other {今後このニュースレターはお送りしません。}}',
  },
});
