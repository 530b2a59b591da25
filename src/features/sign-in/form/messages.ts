import { defineMessages } from '../../../core';

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
  forgot: {
    en: 'Forgotten your password?',
    de: 'Passwort vergessen?',
    ar: 'هل نسيت كلمة المرور؟',
    ja: 'パスワードをお忘れですか',
  },
});
