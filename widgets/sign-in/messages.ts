import { defineMessages } from '../../src/core';

export const messages = defineMessages('sign-in', {
  prompt: {
    en: 'Please sign in again before we show your personal data.',
    de: 'Bitte melden Sie sich noch einmal an, bevor wir Ihre persönlichen Daten zeigen.',
    ar: 'يُرجى تسجيل الدخول مرة أخرى قبل أن نعرض بياناتك الشخصية.',
    ja: '個人情報を表示する前に、もう一度サインインしてください。',
  },
  promptFor: {
    en: '{name}, please sign in again before we show your personal data.',
    de: '{name}, bitte melden Sie sich noch einmal an, bevor wir Ihre persönlichen Daten zeigen.',
    ar: '{name}، يُرجى تسجيل الدخول مرة أخرى قبل أن نعرض بياناتك الشخصية.',
    ja: '{name}さん、個人情報を表示する前に、もう一度サインインしてください。',
  },
  newHere: {
    en: 'New here?',
    de: 'Neu hier?',
    ar: 'هل أنت جديد هنا؟',
    ja: '初めての方は',
  },
  signUp: {
    en: 'Create an account',
    de: 'Konto anlegen',
    ar: 'إنشاء حساب',
    ja: 'アカウントを作成',
  },
});
