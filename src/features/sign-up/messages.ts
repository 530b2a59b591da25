import { defineMessages } from '../../core';

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
    en: 'E-mail me occasionally about new publications and events. I can unsubscribe at any time.',
    de: 'Ich möchte gelegentlich E-Mails über neue Veröffentlichungen und Veranstaltungen erhalten. Ich kann sie jederzeit abbestellen.',
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
    en: 'How we use your data: privacy policy',
    de: 'Wie wir Ihre Daten verwenden: Datenschutzerklärung',
    ar: 'ما نحفظه ولماذا: سياسة الخصوصية',
    ja: '保存する情報とその理由（プライバシーポリシー）',
  },

  jobTitle: {
    en: 'Job title',
    de: 'Position',
    ar: 'المسمى الوظيفي',
    ja: '役職',
  },
  organization: {
    en: 'Organisation',
    de: 'Organisation',
    ar: 'المؤسسة',
    ja: '組織名',
  },
  businessFunction: {
    en: 'Field of work',
    de: 'Arbeitsgebiet',
    ar: 'مجال العمل',
    ja: '業務分野',
  },
  choose: {
    en: 'Please choose',
    de: 'Bitte wählen',
    ar: 'يرجى الاختيار',
    ja: '選択してください',
  },

  found: {
    en: '{count, plural, one {# company found} other {# companies found}}',
    de: '{count, plural, one {# Unternehmen} other {# Unternehmen}} gefunden',
    ar: '{count, plural, zero {لا شركات} one {شركة واحدة} two {شركتان} few {# شركات} many {# شركة} other {# شركة}}',
    ja: '{count, plural, other {# 社}}見つかりました',
  },

  thanks: {
    en: 'Thank you, {name}. You are registered and can read on.',
    de: 'Vielen Dank, {name}. Sie sind registriert und können weiterlesen.',
    ar: 'شكرًا لك يا {name}. اكتمل تسجيلك ويمكنك متابعة القراءة.',
    ja: '{name}さん、ご登録ありがとうございます。続きをお読みいただけます。',
  },
  thanksNameless: {
    en: 'Thank you. You are registered and can read on.',
    de: 'Vielen Dank. Sie sind registriert und können weiterlesen.',
    ar: 'شكرًا لك. اكتمل تسجيلك ويمكنك متابعة القراءة.',
    ja: 'ご登録ありがとうございます。続きをお読みいただけます。',
  },
  courseThanks: {
    en: 'Thank you. We’ll send you the course by e-mail.',
    de: 'Vielen Dank. Wir schicken Ihnen den Kurs per E-Mail.',
    ar: 'شكرًا لك. ستصلك الدورة عبر البريد الإلكتروني.',
    ja: 'ありがとうございます。講座はメールでお届けします。',
  },
  manage: {
    en: 'Choose your newsletters',
    de: 'Newsletter auswählen',
    ar: 'اختيار الرسائل البريدية',
    ja: '受け取るメールを選ぶ',
  },
});
