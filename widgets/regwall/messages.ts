import { defineMessages } from '../../src/core';

export const messages = defineMessages('regwall', {
  title: {
    en: 'Read on as a registered reader',
    de: 'Weiterlesen mit einem Konto',
    ar: 'تابع القراءة بحساب مسجَّل',
    ja: '続きは登録読者の方へ',
  },
  text: {
    en: 'The rest of this page is for registered readers. Create an account, or sign in if you have one.',
    de: 'Der Rest dieser Seite ist für registrierte Leserinnen und Leser. Legen Sie ein Konto an, oder melden Sie sich an, wenn Sie schon eines haben.',
    ar: 'بقية هذه الصفحة مخصصة للقراء المسجلين. أنشئ حسابًا، أو سجّل الدخول إن كان لديك حساب.',
    ja: 'このページの続きは、登録された読者の方がお読みいただけます。アカウントを作成するか、お持ちの方はサインインしてください。',
  },
  getStarted: {
    en: 'Get started',
    de: 'Jetzt beginnen',
    ar: 'ابدأ الآن',
    ja: 'はじめる',
  },
  register: {
    en: 'Register',
    de: 'Registrieren',
    ar: 'إنشاء حساب',
    ja: '登録する',
  },
  signIn: {
    en: 'Sign in',
    de: 'Anmelden',
    ar: 'تسجيل الدخول',
    ja: 'サインイン',
  },
  registerToReadOn: {
    en: 'Register to read on',
    de: 'Registrieren und weiterlesen',
    ar: 'أنشئ حسابًا لمتابعة القراءة',
    ja: '登録して続きを読む',
  },
  readOn: {
    en: 'Read on',
    de: 'Weiterlesen',
    ar: 'متابعة القراءة',
    ja: '続きを読む',
  },
  haveAccount: {
    en: 'Already registered?',
    de: 'Schon registriert?',
    ar: 'لديك حساب بالفعل؟',
    ja: '登録済みの方は',
  },
  newHere: {
    en: 'New here?',
    de: 'Neu hier?',
    ar: 'هل أنت جديد هنا؟',
    ja: 'はじめての方は',
  },
  titleSubscribe: {
    en: 'One step to read on',
    de: 'Noch ein Schritt, dann lesen Sie weiter',
    ar: 'خطوة واحدة لمتابعة القراءة',
    ja: 'あと一歩で続きを読めます',
  },
  courseTitle: {
    en: 'You are already taking this e-mail course',
    de: 'Sie nehmen schon an diesem E-Mail-Kurs teil',
    ar: 'أنت مشترك في هذه الدورة البريدية',
    ja: 'このメール講座をお申し込み済みです',
  },
  courseText: {
    en: 'There is nothing more to do. We’ll send you the lessons by e-mail.',
    de: 'Sie müssen nichts weiter tun. Wir schicken Ihnen die Lektionen per E-Mail.',
    ar: 'لا يلزمك فعل أي شيء آخر: ستصلك دروسها عبر البريد الإلكتروني.',
    ja: 'これ以上のお手続きは不要です。各回をメールでお届けします。',
  },
  openCourseTitle: {
    en: 'This e-mail course is open to you',
    de: 'Dieser E-Mail-Kurs steht Ihnen offen',
    ar: 'هذه الدورة البريدية متاحة لك',
    ja: 'このメール講座をご利用いただけます',
  },
  openCourseText: {
    en: 'You don’t need to register. Choose the course in your newsletters, and we’ll send you the lessons by e-mail.',
    de: 'Sie müssen sich nicht registrieren. Wählen Sie den Kurs bei Ihren Newslettern aus, dann schicken wir Ihnen die Lektionen per E-Mail.',
    ar: 'لا حاجة إلى التسجيل. اختر الدورة ضمن رسائلك البريدية وسنرسل إليك دروسها عبر البريد الإلكتروني.',
    ja: 'ご登録は不要です。受け取るメールでこの講座を選ぶと、各回をメールでお届けします。',
  },
  chooseEmails: {
    en: 'Choose your newsletters',
    de: 'Newsletter auswählen',
    ar: 'اختيار الرسائل البريدية',
    ja: '受け取るメールを選ぶ',
  },
});
