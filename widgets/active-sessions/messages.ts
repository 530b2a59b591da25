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
    en: 'Sign out everywhere else',
    de: 'Überall sonst abmelden',
    ar: 'تسجيل الخروج من كل جهاز آخر',
    ja: 'ほかのすべての端末からサインアウト',
  },
  signOutEverywhere: {
    en: 'Sign out everywhere, here too',
    de: 'Überall abmelden, auch hier',
    ar: 'تسجيل الخروج من كل مكان، ومن هنا أيضًا',
    ja: 'この端末も含めてすべてサインアウト',
  },
  ended: {
    en: 'Signed out there.',
    de: 'Dort abgemeldet.',
    ar: 'سُجّل الخروج هناك.',
    ja: 'サインアウトしました。',
  },
  failed: {
    en: 'That did not work: check the list, and try again in a moment.',
    de: 'Das hat nicht geklappt: Sehen Sie in der Liste nach und versuchen Sie es gleich noch einmal.',
    ar: 'تعذّر ذلك: راجع القائمة ثم حاول مرة أخرى بعد قليل.',
    ja: 'できませんでした。一覧を確認し、少し待ってからもう一度お試しください。',
  },
});
