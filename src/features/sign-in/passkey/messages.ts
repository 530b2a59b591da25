import { defineMessages } from '../../../core';

export const messages = defineMessages('passkey', {
  signIn: {
    en: 'Sign in with a passkey',
    de: 'Mit Passkey anmelden',
    ar: 'تسجيل الدخول بمفتاح مرور',
    ja: 'パスキーでサインイン',
  },
  notUsed: {
    en: 'No passkey was used. Try again, or sign in with your password.',
    de: 'Es wurde kein Passkey verwendet. Versuchen Sie es noch einmal oder melden Sie sich mit dem Passwort an.',
    ar: 'لم يُستخدم أي مفتاح مرور. حاول مرة أخرى أو سجّل الدخول بكلمة المرور.',
    ja: 'パスキーは使われませんでした。もう一度試すか、パスワードでサインインしてください。',
  },
  unknown: {
    en: 'This passkey no longer works here. Sign in with your password.',
    de: 'Dieser Passkey ist hier nicht mehr gültig. Melden Sie sich mit dem Passwort an.',
    ar: 'لم يعد مفتاح المرور هذا معروفًا هنا. سجّل الدخول بكلمة المرور.',
    ja: 'このパスキーはここではもう使えません。パスワードでサインインしてください。',
  },
  failed: {
    en: 'We could not sign you in. Try again, or sign in with your password.',
    de: 'Die Anmeldung hat nicht geklappt. Versuchen Sie es noch einmal, oder melden Sie sich mit dem Passwort an.',
    ar: 'تعذّر ذلك. حاول مرة أخرى، أو سجّل الدخول بكلمة المرور.',
    ja: 'サインインできませんでした。もう一度試すか、パスワードでサインインしてください。',
  },
});
