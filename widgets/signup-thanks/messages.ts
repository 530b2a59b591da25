import { defineMessages } from '../../src/core';

export const messages = defineMessages('signup-thanks', {
  text: {
    en: 'We’ll be in touch. With an account, you can choose what we send you and save articles.',
    de: 'Wir melden uns bei Ihnen. Mit einem Konto können Sie auswählen, was wir Ihnen schicken, und Artikel speichern.',
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
