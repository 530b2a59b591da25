import { defineMessages } from '../../src/core';

export const messages = defineMessages('registration', {
  label: {
    en: 'Registration',
    de: 'Registrierung',
    ar: 'التسجيل',
    ja: '登録',
  },
  email: {
    en: 'E-mail address',
    de: 'E-Mail-Adresse',
    ar: 'البريد الإلكتروني',
    ja: 'メールアドレス',
  },
  password: {
    en: 'Password',
    de: 'Passwort',
    ar: 'كلمة المرور',
    ja: 'パスワード',
  },
  firstname: {
    en: 'First name',
    de: 'Vorname',
    ar: 'الاسم الأول',
    ja: '名',
  },
  lastname: {
    en: 'Last name',
    de: 'Nachname',
    ar: 'اسم العائلة',
    ja: '姓',
  },
  occasionalEmail: {
    en: 'E-mail me occasionally about new reports and events',
    de: 'Ich möchte gelegentlich E-Mails über neue Studien und Veranstaltungen erhalten',
    ar: 'راسلوني من حين لآخر عن التقارير والفعاليات الجديدة',
    ja: '新しいレポートやイベントのお知らせをときどき受け取る',
  },
  newsletters: {
    en: 'Newsletters',
    de: 'Newsletter',
    ar: 'النشرات البريدية',
    ja: 'ニュースレター',
  },
  submit: {
    en: 'Create an account',
    de: 'Konto anlegen',
    ar: 'إنشاء حساب',
    ja: 'アカウントを作成',
  },
  privacy: {
    en: 'How we use your data',
    de: 'Wie wir Ihre Daten verwenden',
    ar: 'كيف نستخدم بياناتك',
    ja: '個人情報の取り扱い',
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
});
