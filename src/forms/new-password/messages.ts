import { defineMessages } from '../../core';

export const messages = defineMessages('new-password', {
  length: {
    en: 'at least 10 characters',
    de: 'mindestens 10 Zeichen',
    ar: '10 أحرف على الأقل',
    ja: '10文字以上',
  },
  letter: {
    en: 'a letter',
    de: 'ein Buchstabe',
    ar: 'حرف',
    ja: '文字',
  },
  digit: {
    en: 'a digit or a symbol',
    de: 'eine Ziffer oder ein Sonderzeichen',
    ar: 'رقم أو رمز',
    ja: '数字または記号',
  },
  notEmail: {
    en: 'no part of your e-mail address',
    de: 'kein Teil Ihrer E-Mail-Adresse',
    ar: 'ألا تحتوي جزءًا من عنوان بريدك الإلكتروني',
    ja: 'メールアドレスの一部を含まないこと',
  },
  notCommon: {
    en: 'not a password that many people use',
    de: 'kein Passwort, das viele benutzen',
    ar: 'ألا تكون كلمة مرور شائعة',
    ja: 'よく使われるパスワードでないこと',
  },
  met: {
    en: 'done',
    de: 'erledigt',
    ar: 'تم',
    ja: '済み',
  },
  missing: {
    en: 'missing',
    de: 'fehlt',
    ar: 'ناقص',
    ja: '未達成',
  },
  stillMissing: {
    en: 'Still missing: {list}',
    de: 'Es fehlt noch: {list}',
    ar: 'ما زال ينقص: {list}',
    ja: '不足している条件：{list}',
  },
  complete: {
    en: 'The password is strong enough',
    de: 'Das Passwort ist stark genug',
    ar: 'كلمة المرور قوية بما يكفي',
    ja: '十分に強いパスワードです',
  },
});
