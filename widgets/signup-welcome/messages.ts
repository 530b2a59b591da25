import { defineMessages } from '../../src/core';

export const messages = defineMessages('signup-welcome', {
  text: {
    en: 'Your account is ready. Sign in to read everything for registered readers.',
    de: 'Ihr Konto ist bereit. Melden Sie sich an, um alles für registrierte Leserinnen und Leser zu lesen.',
    ar: 'حسابك جاهز. سجّل الدخول ليُفتح لك كل ما هو للقراء المسجلين.',
    ja: 'アカウントの準備ができました。ログインすると、会員向けのすべての記事をお読みいただけます。',
  },
  goOn: {
    en: 'Continue',
    de: 'Weiter',
    ar: 'متابعة',
    ja: '続ける',
  },
  signIn: {
    en: 'Sign in',
    de: 'Anmelden',
    ar: 'تسجيل الدخول',
    ja: 'ログイン',
  },
});
