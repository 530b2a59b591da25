import { defineMessages } from '../../src/core';

export const messages = defineMessages('active-sessions', {
  label: {
    en: 'Where you are signed in',
    de: 'Wo Sie angemeldet sind',
    ar: 'الأجهزة التي سجّلت الدخول منها',
    ja: 'サインイン中の端末',
  },
  current: {
    en: 'This device',
    de: 'Dieses Gerät',
    ar: 'هذا الجهاز',
    ja: 'この端末',
  },
  active: {
    en: 'Active now',
    de: 'Jetzt aktiv',
    ar: 'نشط الآن',
    ja: '現在利用中',
  },
  lastSeen: {
    en: 'Last active {date}',
    de: 'Zuletzt aktiv: {date}',
    ar: 'آخر نشاط: {date}',
    ja: '最終利用：{date}',
  },
  started: {
    en: 'signed in {date}',
    de: 'angemeldet: {date}',
    ar: 'تسجيل الدخول: {date}',
    ja: 'サインイン：{date}',
  },
  signOut: {
    en: 'Sign out',
    de: 'Abmelden',
    ar: 'تسجيل الخروج',
    ja: 'サインアウト',
  },
  signOutOf: {
    en: 'Sign out: {device}',
    de: 'Abmelden: {device}',
    ar: 'تسجيل الخروج: {device}',
    ja: 'サインアウト：{device}',
  },
  signOutOthers: {
    en: 'Sign out of all other devices',
    de: 'Auf allen anderen Geräten abmelden',
    ar: 'تسجيل الخروج من جميع الأجهزة الأخرى',
    ja: 'ほかのすべての端末からサインアウト',
  },
  signOutEverywhere: {
    en: 'Sign out of all devices, including this one',
    de: 'Auf allen Geräten abmelden, auch auf diesem',
    ar: 'تسجيل الخروج من جميع الأجهزة، بما فيها هذا الجهاز',
    ja: 'この端末も含めてすべてサインアウト',
  },
  ended: {
    en: 'Signed out of that device.',
    de: 'Auf dem anderen Gerät abgemeldet.',
    ar: 'سُجّل الخروج من ذلك الجهاز.',
    ja: 'サインアウトしました。',
  },
  failed: {
    en: 'Sign-out failed. Check the list, then try again.',
    de: 'Die Abmeldung ist fehlgeschlagen. Prüfen Sie die Liste und versuchen Sie es noch einmal.',
    ar: 'تعذّر ذلك: راجع القائمة ثم حاول مرة أخرى بعد قليل.',
    ja: 'できませんでした。一覧を確認し、少し待ってからもう一度お試しください。',
  },
});
