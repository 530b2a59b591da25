import { defineMessages } from '../../core';

export const messages = defineMessages('saved', {
  confirmTitle: {
    en: 'Take it off your list?',
    de: 'Von der Liste nehmen?',
    ar: 'هل تريد إزالته من قائمتك؟',
    ja: 'リストから外しますか',
  },
  confirm: {
    en: 'You can save the article again at any time.',
    de: 'Sie können den Artikel jederzeit wieder speichern.',
    ar: 'يمكنك حفظ المقال من جديد في أي وقت.',
    ja: '記事はいつでも再び保存できます。',
  },
  remove: {
    en: 'Take it off',
    de: 'Von der Liste nehmen',
    ar: 'إزالة',
    ja: '外す',
  },
  keep: {
    en: 'Keep it',
    de: 'Behalten',
    ar: 'إبقاء',
    ja: '残す',
  },
  failedTitle: {
    en: 'That did not work',
    de: 'Das hat nicht geklappt',
    ar: 'لم ينجح ذلك',
    ja: 'うまくいきませんでした',
  },
  failedRemove: {
    en: 'The article could not be taken off your list. Please try again.',
    de: 'Der Artikel konnte nicht von Ihrer Liste genommen werden. Bitte versuchen Sie es noch einmal.',
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
    en: 'Taken off your reading list.',
    de: 'Von Ihrer Leseliste genommen.',
    ar: 'أُزيل من قائمة قراءتك.',
    ja: 'リーディングリストから外しました。',
  },
  signInToRemove: {
    en: 'Sign in once more, and this article is taken off your list by itself.',
    de: 'Melden Sie sich noch einmal an; der Artikel wird dann von selbst von der Liste genommen.',
    ar: 'سجّل الدخول مرة أخرى، وسيُزال هذا المقال من قائمتك تلقائيًا.',
    ja: 'もう一度サインインすると、この記事は自動的にリストから外れます。',
  },
});
