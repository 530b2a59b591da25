import { defineMessages } from '../../core';

export const messages = defineMessages('saved', {
  confirmTitle: {
    en: 'Remove from saved articles?',
    de: 'Aus den gespeicherten Artikeln entfernen?',
    ar: 'هل تريد إزالته من المقالات المحفوظة؟',
    ja: '保存した記事から削除しますか',
  },
  confirm: {
    en: 'You can save the article again at any time.',
    de: 'Sie können den Artikel jederzeit wieder speichern.',
    ar: 'يمكنك حفظ المقال من جديد في أي وقت.',
    ja: '記事はいつでも再び保存できます。',
  },
  remove: {
    en: 'Remove',
    de: 'Entfernen',
    ar: 'إزالة',
    ja: '削除',
  },
  keep: {
    en: 'Keep it',
    de: 'Behalten',
    ar: 'إبقاء',
    ja: '残す',
  },
  failedTitle: {
    en: 'Something went wrong',
    de: 'Das hat nicht geklappt',
    ar: 'لم ينجح ذلك',
    ja: 'うまくいきませんでした',
  },
  failedRemove: {
    en: 'The article could not be removed. Try again.',
    de: 'Der Artikel konnte nicht entfernt werden. Bitte versuchen Sie es noch einmal.',
    ar: 'تعذّرت إزالة المقال من قائمتك. يُرجى المحاولة مرة أخرى.',
    ja: 'リストから外せませんでした。もう一度お試しください。',
  },
  retry: {
    en: 'Try again',
    de: 'Noch einmal versuchen',
    ar: 'المحاولة مرة أخرى',
    ja: 'もう一度試す',
  },
  removedNow: {
    en: 'Removed from saved articles.',
    de: 'Aus den gespeicherten Artikeln entfernt.',
    ar: 'أُزيل من المقالات المحفوظة.',
    ja: '保存した記事から削除しました。',
  },
  signInToRemove: {
    en: 'Sign in again, and we’ll remove this article for you.',
    de: 'Melden Sie sich noch einmal an; wir entfernen den Artikel dann für Sie.',
    ar: 'سجّل الدخول مرة أخرى، وسيُزال هذا المقال من قائمتك تلقائيًا.',
    ja: 'もう一度サインインすると、この記事は自動的にリストから外れます。',
  },
});
