import { defineMessages } from '../../../core';

export const messages = defineMessages('proof', {
  title: {
    en: 'Confirm it’s you',
    de: 'Bestätigen Sie, dass Sie es sind',
    ar: 'أكّد هويتك',
    ja: 'ご本人確認',
  },
  text: {
    en: 'Enter your password to continue.',
    de: 'Geben Sie Ihr Passwort ein, um fortzufahren.',
    ar: 'أدخل كلمة المرور للمتابعة.',
    ja: '続けるには、パスワードを入力してください。',
  },
  password: {
    en: 'Your password',
    de: 'Ihr Passwort',
    ar: 'كلمة المرور',
    ja: 'パスワード',
  },
  wrongPassword: {
    en: 'This password is wrong. Try again.',
    de: 'Dieses Passwort ist falsch. Versuchen Sie es noch einmal.',
    ar: 'كلمة المرور هذه خاطئة. حاول مرة أخرى.',
    ja: 'パスワードが正しくありません。もう一度お試しください。',
  },
  submit: {
    en: 'Continue',
    de: 'Weiter',
    ar: 'متابعة',
    ja: '続ける',
  },
  cancel: {
    en: 'Cancel',
    de: 'Abbrechen',
    ar: 'إلغاء',
    ja: 'キャンセル',
  },
});
