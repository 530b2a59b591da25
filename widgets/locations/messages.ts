import { defineMessages } from '../../src/core';

export const messages = defineMessages('locations', {
  fillIn: {
    en: 'No offices yet. Fill in: offices.',
    de: 'Noch keine Büros. Füllen Sie offices aus.',
    ar: 'لا توجد مكاتب بعد. املأ offices.',
    ja: 'オフィスがありません。offices を入力してください。',
  },
});
