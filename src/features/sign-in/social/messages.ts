import { defineMessages } from '../../../core';

/** Texts about signing in with an identity provider. */
export const messages = defineMessages('social', {
  continueWith: {
    en: 'Continue with {provider}',
    de: 'Weiter mit {provider}',
    ar: 'المتابعة عبر {provider}',
    ja: '{provider}で続ける',
  },
  lastUsed: {
    en: 'Last used',
    de: 'Zuletzt verwendet',
    ar: 'آخر ما استخدمته',
    ja: '前回使用',
  },
  refused: {
    en: 'Sign-in was not completed. Try again, or sign in with your e-mail address and password.',
    de: 'Die Anmeldung wurde nicht abgeschlossen. Versuchen Sie es noch einmal, oder melden Sie sich mit E-Mail-Adresse und Passwort an.',
    ar: 'لم يكتمل تسجيل الدخول هناك. حاول مرة أخرى، أو سجّل الدخول ببريدك الإلكتروني وكلمة المرور.',
    ja: '連携先でのログインが完了しませんでした。もう一度お試しになるか、メールアドレスとパスワードでログインしてください。',
  },
  expired: {
    en: 'This sign-in has expired or was started in another window. Start again with the provider.',
    de: 'Diese Anmeldung ist abgelaufen oder wurde in einem anderen Fenster begonnen. Beginnen Sie beim Anbieter noch einmal.',
    ar: 'انتهت صلاحية محاولة الدخول هذه أو بدأت في نافذة أخرى. يرجى البدء من جديد لدى المزوّد.',
    ja: 'このログインは期限が切れたか、別のウィンドウで始められたものです。連携先からもう一度始めてください。',
  },
  linkedElsewhere: {
    en: 'This login is already linked to another account. Sign in with it to see which one, and unlink it there first.',
    de: 'Diese Anmeldung ist schon mit einem anderen Konto verknüpft. Melden Sie sich damit an, um zu sehen, mit welchem, und heben Sie die Verknüpfung dort zuerst auf.',
    ar: 'هذا الحساب مرتبط بحساب آخر لدينا. سجّل الدخول به لمعرفة أيّ حساب هو، وألغِ الربط هناك أولًا.',
    ja: 'このログインはすでに別のアカウントに連携されています。一度それでログインしてアカウントを確認し、先に連携を解除してください。',
  },
});
