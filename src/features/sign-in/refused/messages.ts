import { defineMessages } from '../../../core';

/** Why nobody comes in, for the few who are told. */
export const messages = defineMessages('entry-refused', {
  lockedUntil: {
    en: 'Too many wrong passwords: this account is locked until {time}. Reset your password to go on at once.',
    de: 'Zu viele falsche Passwörter: Dieses Konto ist bis {time} gesperrt. Setzen Sie Ihr Passwort zurück, um sofort weiterzumachen.',
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
