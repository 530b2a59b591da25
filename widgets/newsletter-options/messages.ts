import { defineMessages } from '../../src/core';

export const messages = defineMessages('newsletter-options', {
  submit: {
    en: 'Subscribe',
    de: 'Abonnieren',
    ar: 'اشتراك',
    ja: '購読する',
  },
  doneTitle: {
    en: 'Thank you, you are subscribed',
    de: 'Vielen Dank, Sie haben abonniert',
    ar: 'شكرًا لك، تم اشتراكك',
    ja: 'ご購読ありがとうございます',
  },
  pendingTitle: {
    en: 'Confirm your subscription',
    de: 'Bestätigen Sie Ihr Abonnement',
    ar: 'أكّد اشتراكك',
    ja: '購読を確認してください',
  },
  hasAll: {
    en: 'You already get all of these.',
    de: 'Sie haben bereits alles davon abonniert.',
    ar: 'أنت مشترك في كل هذا من قبل.',
    ja: 'すでにすべて購読されています。',
  },
  none: {
    en: 'There are no newsletters to choose from right now.',
    de: 'Zurzeit gibt es hier keine Newsletter.',
    ar: 'لا يوجد ما يمكن الاشتراك فيه حاليًا.',
    ja: '現在お申し込みいただけるものはありません。',
  },
  failed: {
    en: 'The newsletters could not be loaded. Please try again in a moment.',
    de: 'Die Newsletter konnten nicht geladen werden. Bitte versuchen Sie es gleich noch einmal.',
    ar: 'تعذّر جلب النشرات. حاول مرة أخرى بعد قليل من فضلك.',
    ja: 'ニュースレターを読み込めませんでした。しばらくしてからもう一度お試しください。',
  },
  retry: {
    en: 'Try again',
    de: 'Noch einmal versuchen',
    ar: 'المحاولة مرة أخرى',
    ja: 'もう一度試す',
  },
  editing: {
    en: 'List newsletters as data-item="options", or leave it empty: then visitors find “{group}” of the content service here.',
    de: 'Führen Sie Newsletter als data-item="options" auf, oder lassen Sie es leer: Dann finden Besucher hier „{group}“ des Inhaltsdienstes.',
    ar: 'أدرج النشرات بصيغة data-item="options"، أو اترك المكان فارغًا: عندها يجد الزوار هنا «{group}» من خدمة المحتوى.',
    ja: 'data-item="options" でニュースレターを並べるか、空のままにしてください。空の場合はコンテンツサービスの「{group}」が表示されます。',
  },
});
