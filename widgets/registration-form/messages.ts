import { defineMessages } from '../../src/core';

export const messages = defineMessages('registration-form', {
  signUpTitle: {
    en: 'Register to read more',
    de: 'Registrieren und mehr lesen',
    ar: 'سجّل لقراءة المزيد',
    ja: '登録してもっと読む',
  },
  signInTitle: {
    en: 'Sign in',
    de: 'Anmelden',
    ar: 'تسجيل الدخول',
    ja: 'ログイン',
  },
  confirmTitle: {
    en: 'Check your e-mail',
    de: 'Prüfen Sie Ihre E-Mails',
    ar: 'تحقق من بريدك الإلكتروني',
    ja: 'メールをご確認ください',
  },
  subscribeTitle: {
    en: 'Stay informed',
    de: 'Bleiben Sie informiert',
    ar: 'ابقَ على اطلاع',
    ja: '最新情報を受け取る',
  },
  haveAccount: {
    en: 'Already have an account?',
    de: 'Sie haben schon ein Konto?',
    ar: 'لديك حساب بالفعل؟',
    ja: 'すでにアカウントをお持ちですか。',
  },
  signIn: {
    en: 'Sign in',
    de: 'Anmelden',
    ar: 'تسجيل الدخول',
    ja: 'ログイン',
  },
  newHere: {
    en: 'New here?',
    de: 'Sie sind neu hier?',
    ar: 'هل أنت جديد هنا؟',
    ja: '初めてご利用ですか。',
  },
  signUp: {
    en: 'Create an account',
    de: 'Konto anlegen',
    ar: 'إنشاء حساب',
    ja: 'アカウントを作成',
  },
  subscribe: {
    en: 'Subscribe',
    de: 'Abonnieren',
    ar: 'اشتراك',
    ja: '購読する',
  },
  subscribeText: {
    en: 'We’ll e-mail you when there is something new on this topic. You can unsubscribe at any time.',
    de: 'Wir schreiben Ihnen, wenn es zu diesem Thema etwas Neues gibt. Sie können sich jederzeit abmelden.',
    ar: 'نراسلك عندما يصدر جديد في هذا الموضوع. يمكنك إنهاء ذلك في أي وقت.',
    ja: 'このテーマの新着記事をメールでお知らせします。いつでも停止できます。',
  },
  subscribed: {
    en: 'You are subscribed. We’ll e-mail you when there is something new on this topic.',
    de: 'Sie haben abonniert: Wir schreiben Ihnen, wenn es zu diesem Thema etwas Neues gibt.',
    ar: 'أنت مشترك: نراسلك عندما يصدر جديد في هذا الموضوع.',
    ja: '購読中です。このテーマの新着記事をメールでお知らせします。',
  },
  signedIn: {
    en: 'You are signed in and can read everything for registered readers.',
    de: 'Sie sind angemeldet und können alles für registrierte Leserinnen und Leser lesen.',
    ar: 'سجّلت الدخول. كل ما هو للقراء المسجلين مفتوح لك.',
    ja: 'ログインしています。会員向けのすべての記事をお読みいただけます。',
  },
  manage: {
    en: 'Choose your newsletters',
    de: 'Newsletter auswählen',
    ar: 'اختيار الرسائل البريدية',
    ja: '受け取るメールを選ぶ',
  },
});
