import { defineMessages } from '../../src/core';

export const messages = defineMessages('signup-thanks', {
  text: {
    en: 'You will hear from us. With an account you choose yourself what we send, and save what you want to keep.',
    de: 'Sie hören von uns. Mit einem Konto wählen Sie selbst, was wir schicken, und behalten, was Sie behalten möchten.',
    ar: 'ستصلك رسائلنا. بحساب لدينا تختار بنفسك ما نرسله وتحفظ ما تود الاحتفاظ به.',
    ja: '今後メールをお届けします。アカウントがあれば、受け取る内容を選び、記事を保存できます。',
  },
  goOn: {
    en: 'Continue',
    de: 'Weiter',
    ar: 'متابعة',
    ja: '続ける',
  },
  signUp: {
    en: 'Create an account',
    de: 'Konto anlegen',
    ar: 'إنشاء حساب',
    ja: 'アカウントを作成',
  },
  signIn: {
    en: 'Sign in',
    de: 'Anmelden',
    ar: 'تسجيل الدخول',
    ja: 'ログイン',
  },
});
