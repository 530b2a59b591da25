import { defineMessages } from '../../src/core';

export const messages = defineMessages('save-article', {
  save: {
    en: 'Save',
    de: 'Speichern',
    ar: 'حفظ',
    ja: '保存',
  },
  saved: {
    en: 'Saved',
    de: 'Gespeichert',
    ar: 'محفوظ',
    ja: '保存済み',
  },
  removeHint: {
    en: 'remove from saved articles',
    de: 'aus den gespeicherten Artikeln entfernen',
    ar: 'إزالة من المقالات المحفوظة',
    ja: '保存した記事から削除',
  },
  savedNow: {
    en: 'Added to your saved articles.',
    de: 'Zu Ihren gespeicherten Artikeln hinzugefügt.',
    ar: 'أُضيف إلى مقالاتك المحفوظة.',
    ja: '保存した記事に追加しました。',
  },
  showList: {
    en: 'Show saved articles',
    de: 'Gespeicherte Artikel anzeigen',
    ar: 'عرض المقالات المحفوظة',
    ja: '保存した記事を表示',
  },
  anonymousTitle: {
    en: 'Save it for later',
    de: 'Für später speichern',
    ar: 'احفظه لوقت لاحق',
    ja: 'あとで読むために',
  },
  anonymous: {
    en: 'Sign in or create an account, and we’ll save this article for you.',
    de: 'Melden Sie sich an oder legen Sie ein Konto an; wir speichern den Artikel dann für Sie.',
    ar: 'سجّل الدخول أو أنشئ حسابًا، وسيُحفظ هذا المقال تلقائيًا.',
    ja: 'サインインするかアカウントを作成すると、この記事は自動的に保存されます。',
  },
  failedSave: {
    en: 'The article could not be saved. Please try again.',
    de: 'Der Artikel konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
    ar: 'تعذّر حفظ المقال. يُرجى المحاولة مرة أخرى.',
    ja: '記事を保存できませんでした。もう一度お試しください。',
  },
});
