import { defineMessages } from '../../core';

export const messages = defineMessages('sign-in-form', {
  label: {
    en: 'Sign in',
    de: 'Anmelden',
    ar: 'تسجيل الدخول',
    ja: 'サインイン',
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
  submit: {
    en: 'Sign in',
    de: 'Anmelden',
    ar: 'تسجيل الدخول',
    ja: 'サインイン',
  },
  mailedCode: {
    en: 'E-mail me a code',
    de: 'Code per E-Mail senden',
    ar: 'أرسل إليّ رمزًا',
    ja: 'コードをメールで受け取る',
  },
  forgot: {
    en: 'Forgotten your password?',
    de: 'Passwort vergessen?',
    ar: 'هل نسيت كلمة المرور؟',
    ja: 'パスワードをお忘れですか',
  },

  signedInAs: {
    en: 'You are signed in as {name}.',
    de: 'Sie sind als {name} angemeldet.',
    ar: 'أنت مسجل الدخول باسم {name}.',
    ja: '{name}さんとしてサインインしています。',
  },
  signedIn: {
    en: 'You are signed in.',
    de: 'Sie sind angemeldet.',
    ar: 'أنت مسجل الدخول.',
    ja: 'サインインしています。',
  },
  goOn: {
    en: 'Continue',
    de: 'Weiter',
    ar: 'متابعة',
    ja: '続ける',
  },
  signOut: {
    en: 'Sign out',
    de: 'Abmelden',
    ar: 'تسجيل الخروج',
    ja: 'サインアウト',
  },

  lockedUntil: {
    en: 'Too many wrong passwords. This account is locked until {time}. To continue now, reset your password.',
    de: 'Zu viele falsche Passwörter. Dieses Konto ist bis {time} gesperrt. Setzen Sie Ihr Passwort zurück, um sofort fortzufahren.',
    ar: 'محاولات خاطئة كثيرة: هذا الحساب مقفل حتى {time}. أعد تعيين كلمة المرور للمتابعة فورًا.',
    ja: 'パスワードの誤りが続いたため、このアカウントは{time}までロックされています。すぐに続けるには、パスワードを再設定してください。',
  },
  cookiesBlocked: {
    en: 'Your browser blocks cookies, so we cannot keep you signed in. Allow cookies for this site, then try again.',
    de: 'Ihr Browser blockiert Cookies, deshalb können Sie nicht angemeldet bleiben. Erlauben Sie Cookies für diese Website und versuchen Sie es noch einmal.',
    ar: 'متصفحك يمنع ملفات تعريف الارتباط، لذا لا يمكننا إبقاؤك مسجلاً. اسمح بها لهذا الموقع ثم أعد المحاولة.',
    ja: 'ブラウザーがCookieをブロックしているため、サインイン状態を保てません。このサイトのCookieを許可して、もう一度お試しください。',
  },
});
