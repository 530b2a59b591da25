import { defineMessages } from '../../src/core';

/** Loaded together with the dialog. */
export const messages = defineMessages('create-password', {
  title: {
    en: 'Create a password first',
    de: 'Legen Sie zuerst ein Passwort an',
    ar: 'أنشئ كلمة مرور أولًا',
    ja: '先にパスワードを作成してください',
  },
  text: {
    en: '{provider} is your only way to sign in. Create a password, so that you can still sign in with {email}.',
    de: 'Sie melden sich bisher nur mit {provider} an. Mit einem Passwort können Sie sich weiterhin mit {email} anmelden.',
    ar: '{provider} هو طريقتك الوحيدة لتسجيل الدخول. بكلمة مرور يبقى بإمكانك الدخول ببريدك الإلكتروني {email}.',
    ja: '{provider}が唯一のログイン方法です。パスワードを作成すれば、メールアドレス{email}でこれからもログインできます。',
  },
  email: {
    en: 'E-mail address',
    de: 'E-Mail-Adresse',
    ar: 'البريد الإلكتروني',
    ja: 'メールアドレス',
  },
  password: {
    en: 'New password',
    de: 'Neues Passwort',
    ar: 'كلمة المرور الجديدة',
    ja: '新しいパスワード',
  },
  submit: {
    en: 'Create the password and unlink',
    de: 'Passwort anlegen und Verknüpfung aufheben',
    ar: 'إنشاء كلمة المرور وإلغاء الربط',
    ja: 'パスワードを作成して解除する',
  },
  cancel: {
    en: 'Keep {provider}',
    de: '{provider} behalten',
    ar: 'الإبقاء على {provider}',
    ja: '{provider}の連携を残す',
  },
  unexpected: {
    en: 'The password could not be created. Please try again in a moment.',
    de: 'Das Passwort konnte nicht angelegt werden. Bitte versuchen Sie es gleich noch einmal.',
    ar: 'تعذّر إنشاء كلمة المرور. يرجى المحاولة بعد قليل.',
    ja: 'パスワードを作成できませんでした。しばらくしてからもう一度お試しください。',
  },
});
