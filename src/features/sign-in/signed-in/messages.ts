import { defineMessages } from '../../../core';

export const messages = defineMessages('visitor', {
  signedInAs: {
    en: 'You are signed in as {name}.',
    de: 'Sie sind als {name} angemeldet.',
    ar: 'أنت مسجل الدخول باسم {name}.',
    ja: '{name}さんとしてサインインしています。',
  },
  signedIn: {
    en: 'You are signed in.',
    de: 'Sie sind angemeldet.',
    ar: 'أنت مسجل الدخول.',
    ja: 'サインインしています。',
  },
  goOn: {
    en: 'Continue',
    de: 'Weiter',
    ar: 'متابعة',
    ja: '続ける',
  },
  signOut: {
    en: 'Sign out',
    de: 'Abmelden',
    ar: 'تسجيل الخروج',
    ja: 'サインアウト',
  },
});
