import { defineMessages } from '../../../src/core';

/** For the forms; loaded together with them. */
export const messages = defineMessages('regwall-entry', {
  titleSignIn: {
    en: 'Sign in to read on',
    de: 'Anmelden und weiterlesen',
    ar: 'سجّل الدخول لمتابعة القراءة',
    ja: 'サインインして続きを読む',
  },
  titleAgain: {
    en: 'Welcome back: sign in to read on',
    de: 'Willkommen zurück: anmelden und weiterlesen',
    ar: 'أهلًا بعودتك: سجّل الدخول لمتابعة القراءة',
    ja: 'おかえりなさい。サインインして続きをお読みください',
  },
  titleConfirm: {
    en: 'Check your e-mail',
    de: 'Prüfen Sie Ihren Posteingang',
    ar: 'تحقق من بريدك الإلكتروني',
    ja: 'メールをご確認ください',
  },
  subscribeText: {
    en: 'You are signed in. The rest of this page is for subscribers. We’ll e-mail you when there is something new, and you can unsubscribe at any time.',
    de: 'Sie sind angemeldet. Der Rest dieser Seite ist für Abonnentinnen und Abonnenten. Wir schreiben Ihnen, wenn es etwas Neues gibt, und Sie können sich jederzeit abmelden.',
    ar: 'أنت مسجل الدخول. ما يلي مخصص للمشتركين: نكتب إليك حين يصدر جديد، ويمكنك إنهاء ذلك في أي وقت.',
    ja: 'サインインしています。この先は購読者の方が対象です。新しい記事が出たときにお知らせし、配信はいつでも停止できます。',
  },
  subscribe: {
    en: 'Subscribe and read on',
    de: 'Abonnieren und weiterlesen',
    ar: 'اشترك وتابع القراءة',
    ja: '購読して続きを読む',
  },
  subscribeFailed: {
    en: 'We could not subscribe you right now. You can read on, and we’ll ask again another time.',
    de: 'Das Abonnement hat gerade nicht geklappt. Sie können trotzdem weiterlesen; wir fragen ein andermal.',
    ar: 'تعذّر إتمام الاشتراك الآن. تابع القراءة رغم ذلك، وسنسألك في وقت آخر.',
    ja: 'いま購読の手続きができませんでした。このまま続きをお読みください。また改めてご案内します。',
  },
  newsletter: {
    en: 'Newsletter',
    de: 'Newsletter',
    ar: 'النشرة البريدية',
    ja: 'ニュースレター',
  },
  newsletterText: {
    en: 'Or subscribe to our newsletter, and read on without an account.',
    de: 'Oder abonnieren Sie unseren Newsletter, und lesen Sie ohne Konto weiter.',
    ar: 'أو اشترك في نشرتنا البريدية، وتابع القراءة من دون حساب.',
    ja: 'ニュースレターを購読すると、アカウントなしで続きをお読みいただけます。',
  },
  newsletterSubscribe: {
    en: 'Subscribe and read on',
    de: 'Abonnieren und weiterlesen',
    ar: 'اشترك وتابع القراءة',
    ja: '購読して続きを読む',
  },
});
