import { defineMessages } from '../../src/core';

export const messages = defineMessages('auth-router', {
  editing: {
    en: 'Sign-in, registration and gated files open here. Visitors see nothing until they follow such a link.',
    de: 'Hier öffnen sich Anmeldung, Registrierung und geschützte Dateien. Besucher sehen nichts, bis sie einem solchen Link folgen.',
    ar: 'هنا تُفتح نوافذ تسجيل الدخول والتسجيل والملفات المحمية. لا يرى الزوار شيئًا حتى يتبعوا رابطًا من هذا النوع.',
    ja: 'サインイン、登録、会員限定ファイルはここに開きます。該当するリンクをたどるまで、訪問者には何も表示されません。',
  },
  fileComes: {
    en: 'Your file is on its way.',
    de: 'Ihre Datei ist unterwegs.',
    ar: 'ملفك في الطريق إليك.',
    ja: 'ファイルをお届けしています。',
  },
  fileAgain: {
    en: 'Start again',
    de: 'Noch einmal starten',
    ar: 'البدء من جديد',
    ja: 'もう一度開始',
  },
  saved: {
    en: 'Added to your saved articles',
    de: 'Zu Ihren gespeicherten Artikeln hinzugefügt',
    ar: 'أُضيف إلى مقالاتك المحفوظة',
    ja: '保存した記事に追加しました',
  },
  showList: {
    en: 'Show saved articles',
    de: 'Gespeicherte Artikel anzeigen',
    ar: 'عرض المقالات المحفوظة',
    ja: '保存した記事を表示',
  },
  notSaved: {
    en: 'The article could not be saved. Please try again.',
    de: 'Der Artikel konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
    ar: 'تعذّر حفظ المقال. يُرجى المحاولة مرة أخرى.',
    ja: '記事を保存できませんでした。もう一度お試しください。',
  },
  nothingToSave: {
    en: 'There is no article to save on this page.',
    de: 'Auf dieser Seite gibt es keinen Artikel, den Sie speichern können.',
    ar: 'لا يوجد في هذه الصفحة مقال يمكن حفظه.',
    ja: 'このページには保存できる記事がありません。',
  },
});
