import { defineMessages } from '../../src/core';

export const messages = defineMessages('accordion', {
  showAll: {
    en: 'Show all sections',
    de: 'Alle Abschnitte einblenden',
    ar: 'إظهار كل الأقسام',
    ja: 'すべての項目を表示',
  },
  hideAll: {
    en: 'Hide all sections',
    de: 'Alle Abschnitte ausblenden',
    ar: 'إخفاء كل الأقسام',
    ja: 'すべての項目を非表示',
  },
});
