import { defineMessages } from '../../src/core';

export const messages = defineMessages('sign-up', {
  haveAccount: {
    en: 'Already have an account?',
    de: 'Sie haben schon ein Konto?',
    ar: 'لديك حساب بالفعل؟',
    ja: 'アカウントをお持ちの方は',
  },
  signIn: {
    en: 'Sign in',
    de: 'Anmelden',
    ar: 'تسجيل الدخول',
    ja: 'サインイン',
  },
});
