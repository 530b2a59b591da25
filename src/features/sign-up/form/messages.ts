import { defineMessages } from '../../../core';

export const messages = defineMessages('sign-up-form', {
  label: {
    en: 'Create an account',
    de: 'Konto anlegen',
    ar: 'إنشاء حساب',
    ja: 'アカウントの作成',
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
  country: {
    en: 'Country',
    de: 'Land',
    ar: 'البلد',
    ja: '国・地域',
  },
  chooseCountry: {
    en: 'Choose a country',
    de: 'Land auswählen',
    ar: 'اختر بلدًا',
    ja: '国・地域を選択',
  },
  occasionalEmail: {
    en: 'Send me an e-mail now and then about new publications and events. I can end this at any time.',
    de: 'Schicken Sie mir gelegentlich eine E-Mail über neue Veröffentlichungen und Veranstaltungen. Ich kann das jederzeit beenden.',
    ar: 'أرسلوا إليّ من حين إلى آخر رسالة عن الإصدارات والفعاليات الجديدة. يمكنني إيقاف ذلك متى شئت.',
    ja: '新しい出版物やイベントについて、ときどきメールで知らせてほしい。いつでも停止できます。',
  },
  submit: {
    en: 'Create an account',
    de: 'Konto anlegen',
    ar: 'إنشاء حساب',
    ja: 'アカウントを作成',
  },
  privacy: {
    en: 'What we keep and why: our privacy policy',
    de: 'Was wir speichern und warum: unsere Datenschutzerklärung',
    ar: 'ما نحفظه ولماذا: سياسة الخصوصية',
    ja: '保存する情報とその理由（プライバシーポリシー）',
  },
});
