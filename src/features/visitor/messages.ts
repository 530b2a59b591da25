import { defineMessages } from '../../core';

export const messages = defineMessages('entry', {
  signIn: {
    en: 'Sign in',
    de: 'Anmelden',
    ar: 'تسجيل الدخول',
    ja: 'サインイン',
  },
  signUp: {
    en: 'Create an account',
    de: 'Konto anlegen',
    ar: 'إنشاء حساب',
    ja: 'アカウントを作成',
  },
});
