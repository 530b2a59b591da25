import { defineMessages } from '../../src/core';

export const messages = defineMessages('session-badge', {
  signIn: {
    en: 'Sign in',
    de: 'Anmelden',
    ar: 'تسجيل الدخول',
    ja: 'サインイン',
  },
  account: {
    en: 'Your account',
    de: 'Ihr Konto',
    ar: 'حسابك',
    ja: 'アカウント',
  },
  accountOf: {
    en: '{name}: your account',
    de: '{name}: Ihr Konto',
    ar: '{name}: حسابك',
    ja: '{name}さんのアカウント',
  },
  profile: {
    en: 'Profile',
    de: 'Profil',
    ar: 'الملف الشخصي',
    ja: 'プロフィール',
  },
  subscriptions: {
    en: 'E-mail subscriptions',
    de: 'E-Mail-Abonnements',
    ar: 'اشتراكات البريد الإلكتروني',
    ja: 'メール配信',
  },
  savedArticles: {
    en: 'Saved articles',
    de: 'Gespeicherte Artikel',
    ar: 'المقالات المحفوظة',
    ja: '保存した記事',
  },
  signOut: {
    en: 'Sign out',
    de: 'Abmelden',
    ar: 'تسجيل الخروج',
    ja: 'サインアウト',
  },
});
