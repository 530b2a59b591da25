import { defineMessages } from '../../core';

export const messages = defineMessages('email-first', {
  next: {
    en: 'Continue',
    de: 'Weiter',
    ar: 'متابعة',
    ja: '次へ',
  },
});
