import { defineMessages } from '../../src/core';

export const messages = defineMessages('account-menu', {
  label: {
    en: 'Your account',
    de: 'Ihr Konto',
    ar: 'حسابك',
    ja: 'アカウント',
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
});
