import { defineMessages } from '../../core';

export const messages = defineMessages('gated-file', {
  pages: {
    en: '{name} ({pages, plural, one {# page} other {# pages}})',
    de: '{name} ({pages, plural, one {# Seite} other {# Seiten}})',
    ar: '{name} ({pages, plural, one {صفحة واحدة} two {صفحتان} few {# صفحات} many {# صفحة} other {# صفحة}})',
    ja: '{name}（{pages, plural, other {#ページ}}）',
  },
  size: {
    en: '{name} (PDF-{size})',
    de: '{name} (PDF-{size})',
    ar: '{name} (PDF-{size})',
    ja: '{name}（PDF-{size}）',
  },
  signIn: {
    en: 'for registered readers: sign in first',
    de: 'für registrierte Leser: bitte zuerst anmelden',
    ar: 'للقراء المسجّلين: سجّل الدخول أولًا',
    ja: '登録読者向け：先にサインインしてください',
  },
  noRouter: {
    en: 'has files for registered users, but this page has no auth-router to ask for the sign-in. Put one at the end of the page.',
    de: 'hat Dateien für registrierte Nutzer, aber auf dieser Seite fehlt ein auth-router, der nach der Anmeldung fragt. Setzen Sie einen ans Ende der Seite.',
    ar: 'يضم ملفات للمستخدمين المسجّلين، لكن هذه الصفحة تخلو من auth-router الذي يطلب تسجيل الدخول. ضع واحدًا في نهاية الصفحة.',
    ja: '登録ユーザー向けのファイルがありますが、このページにはサインインを求める auth-router がありません。ページの最後に置いてください。',
  },
});
