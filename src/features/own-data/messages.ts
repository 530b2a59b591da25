import { defineMessages } from '../../core';

export const messages = defineMessages('private', {
  signedOut: {
    en: 'Only you can see this.',
    de: 'Das sehen nur Sie selbst.',
    ar: 'لا يرى هذا أحد سواك.',
    ja: 'ここはご本人だけが見られます。',
  },
  signIn: {
    en: 'Sign in',
    de: 'Anmelden',
    ar: 'تسجيل الدخول',
    ja: 'サインイン',
  },
  again: {
    en: 'Sign in again to confirm it’s you. Then we’ll show your personal data.',
    de: 'Melden Sie sich noch einmal an, um zu bestätigen, dass Sie es sind. Danach zeigen wir Ihre persönlichen Daten.',
    ar: 'قبل عرض البيانات الشخصية نتأكد من أنك صاحبها.',
    ja: '個人情報を表示する前に、ご本人であることを確認します。',
  },
  signInAgain: {
    en: 'Sign in again',
    de: 'Erneut anmelden',
    ar: 'تسجيل الدخول مرة أخرى',
    ja: 'もう一度サインイン',
  },
  freshSignIn: {
    en: 'Your last sign-in was a while ago. Sign in again to confirm it’s you, then continue here.',
    de: 'Ihre letzte Anmeldung liegt eine Weile zurück. Melden Sie sich noch einmal an, um zu bestätigen, dass Sie es sind. Danach können Sie hier fortfahren.',
    ar: 'مضى وقت على آخر تسجيل دخول. سجّل الدخول مرة أخرى لتأكيد هويتك، ثم تابع من هنا.',
    ja: '前回のサインインから時間が経っています。ご本人確認のため、もう一度サインインしてから、ここで続けてください。',
  },
  failed: {
    en: 'This could not be loaded. Try again in a moment.',
    de: 'Das konnte nicht geladen werden. Versuchen Sie es gleich noch einmal.',
    ar: 'تعذّر تحميل هذا الجزء. حاول مرة أخرى بعد قليل.',
    ja: '読み込めませんでした。少し待ってから、もう一度お試しください。',
  },
  offline: {
    en: 'This could not be loaded. Check your connection, then try again.',
    de: 'Das konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    ar: 'تعذّر تحميل هذا الجزء. تحقق من اتصالك ثم حاول مرة أخرى.',
    ja: '読み込めませんでした。接続を確認してから、もう一度お試しください。',
  },
  retry: {
    en: 'Try again',
    de: 'Noch einmal versuchen',
    ar: 'المحاولة مرة أخرى',
    ja: 'もう一度試す',
  },

  device: {
    en: '{browser} on {system}',
    de: '{browser} auf {system}',
    ar: '{browser} على {system}',
    ja: '{system}の{browser}',
  },
  unknown: {
    en: 'Unknown device',
    de: 'Unbekanntes Gerät',
    ar: 'جهاز غير معروف',
    ja: '不明な端末',
  },
});
