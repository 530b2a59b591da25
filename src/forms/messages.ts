import { defineMessages } from '../core';

/** What a form shows before anybody has touched it, and what it says when nothing more can be fetched. */
export const messages = defineMessages('forms', {
  optional: {
    en: '(optional)',
    de: '(freiwillig)',
    ar: '(اختياري)',
    ja: '（任意）',
  },
  wait: {
    en: 'You can try again in {seconds, plural, one {# second} other {# seconds}}.',
    de: 'Sie können es in {seconds, plural, one {# Sekunde} other {# Sekunden}} noch einmal versuchen.',
    ar: 'يمكنك المحاولة مرة أخرى بعد {seconds, plural, one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} other {# ثانية}}.',
    ja: '{seconds, plural, other {#秒}}後にもう一度お試しいただけます。',
  },
  offline: {
    en: 'You seem to be offline. What you typed is kept: try again once you are connected.',
    de: 'Sie scheinen offline zu sein. Ihre Eingaben bleiben erhalten: Versuchen Sie es noch einmal, sobald Sie wieder verbunden sind.',
    ar: 'يبدو أنك غير متصل بالإنترنت. ما كتبته محفوظ: حاول مرة أخرى بعد عودة الاتصال.',
    ja: 'オフラインのようです。入力内容は保持されています。接続が戻ったらもう一度お試しください。',
  },

  showPassword: {
    en: 'Show password',
    de: 'Passwort anzeigen',
    ar: 'إظهار كلمة المرور',
    ja: 'パスワードを表示',
  },
  hidePassword: {
    en: 'Hide password',
    de: 'Passwort verbergen',
    ar: 'إخفاء كلمة المرور',
    ja: 'パスワードを隠す',
  },
  passwordShown: {
    en: 'Your password is visible',
    de: 'Ihr Passwort ist sichtbar',
    ar: 'كلمة المرور ظاهرة',
    ja: 'パスワードが表示されています',
  },
  passwordHidden: {
    en: 'Your password is hidden',
    de: 'Ihr Passwort ist verborgen',
    ar: 'كلمة المرور مخفية',
    ja: 'パスワードは隠されています',
  },
  didYouMean: {
    en: 'Did you mean {email}?',
    de: 'Meinten Sie {email}?',
    ar: 'هل تقصد {email}؟',
    ja: '{email} ではありませんか？',
  },
});
