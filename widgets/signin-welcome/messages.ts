import { defineMessages } from '../../src/core';

export const messages = defineMessages('signin-welcome', {
  signingIn: {
    en: 'Signing you in',
    de: 'Sie werden angemeldet',
    ar: 'جارٍ تسجيل دخولك',
    ja: 'ログインしています',
  },
  text: {
    en: 'Sign in to continue where you left off.',
    de: 'Melden Sie sich an und machen Sie weiter, wo Sie waren.',
    ar: 'سجّل الدخول وتابع من حيث توقفت.',
    ja: 'ログインして、続きからお読みください。',
  },
  signIn: {
    en: 'Sign in',
    de: 'Anmelden',
    ar: 'تسجيل الدخول',
    ja: 'ログイン',
  },
  signUp: {
    en: 'Create an account',
    de: 'Konto anlegen',
    ar: 'إنشاء حساب',
    ja: 'アカウントを作成',
  },
  failed: {
    en: 'Your sign-in could not be completed. Try again in a moment.',
    de: 'Ihre Anmeldung konnte nicht abgeschlossen werden. Versuchen Sie es gleich noch einmal.',
    ar: 'تعذّر إكمال تسجيل دخولك. حاول مرة أخرى بعد قليل.',
    ja: 'ログインを完了できませんでした。少し待ってから、もう一度お試しください。',
  },
  retry: {
    en: 'Try again',
    de: 'Noch einmal versuchen',
    ar: 'حاول مرة أخرى',
    ja: 'もう一度試す',
  },
  newHere: {
    en: 'You don’t have an account with us yet. Register once, and next time you can sign in with one click.',
    de: 'Sie haben noch kein Konto bei uns. Registrieren Sie sich; beim nächsten Mal genügt ein Klick.',
    ar: 'ليس لديك حساب لدينا بعد. سجّل الآن، وستكفيك ضغطة واحدة في المرة القادمة.',
    ja: 'まだアカウントをお持ちではありません。登録すると、次回からはワンタッチでログインできます。',
  },
});
