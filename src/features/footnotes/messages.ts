import { defineMessages } from '../../core';

export const messages = defineMessages('footnotes', {
  title: {
    en: 'Notes',
    de: 'Anmerkungen',
    ar: 'الحواشي',
    ja: '注',
  },
  reference: {
    en: 'Note {number}',
    de: 'Anmerkung {number}',
    ar: 'الحاشية {number}',
    ja: '注{number}',
  },
  back: {
    en: 'Back to the text, note {number}',
    de: 'Zurück zum Text, Anmerkung {number}',
    ar: 'العودة إلى النص، الحاشية {number}',
    ja: '本文に戻る（注{number}）',
  },
  backAgain: {
    en: 'Back to the text, note {number}, place {position}',
    de: 'Zurück zum Text, Anmerkung {number}, Stelle {position}',
    ar: 'العودة إلى النص، الحاشية {number}، الموضع {position}',
    ja: '本文に戻る（注{number}、{position}か所目）',
  },
});
