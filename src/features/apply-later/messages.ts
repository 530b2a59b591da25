import { defineMessages } from '../../core';

export const messages = defineMessages('apply-later', {
  later: { en: 'Apply later', de: 'Später bewerben', ar: 'التقديم لاحقًا', ja: '後で応募する' },
  remove: { en: 'Remove from list', de: 'Aus der Liste entfernen', ar: 'إزالة من القائمة', ja: 'リストから削除' },
  stored: {
    en: '{title} is in your list on this device.',
    de: '{title} ist in Ihrer Liste auf diesem Gerät.',
    ar: '{title} موجودة في قائمتك على هذا الجهاز.',
    ja: '{title}をこの端末のリストに追加しました。',
  },
  saved: {
    en: '{title} is in your list.',
    de: '{title} ist in Ihrer Liste.',
    ar: '{title} موجودة في قائمتك.',
    ja: '{title}をリストに追加しました。',
  },
  removed: {
    en: '{title} is no longer in your list.',
    de: '{title} ist nicht mehr in Ihrer Liste.',
    ar: 'لم تعد {title} في قائمتك.',
    ja: '{title}をリストから削除しました。',
  },
  removeFailed: {
    en: '{title} could not be removed. Try again.',
    de: '{title} konnte nicht entfernt werden. Bitte versuchen Sie es noch einmal.',
    ar: 'تعذّرت إزالة {title}. يُرجى المحاولة مرة أخرى.',
    ja: '{title}を削除できませんでした。もう一度お試しください。',
  },
  alert: {
    en: 'Get new jobs by e-mail',
    de: 'Neue Stellen per E-Mail',
    ar: 'وظائف جديدة عبر البريد الإلكتروني',
    ja: '新着求人をメールで受け取る',
  },
  alertText: {
    en: 'We’ll e-mail you when there are new jobs for this search, at most once a day.',
    de: 'Wir schreiben Ihnen, sobald es für diese Suche neue Stellen gibt, höchstens einmal am Tag.',
    ar: 'سنراسلك عند توفر وظائف جديدة لهذا البحث، مرة واحدة في اليوم على الأكثر.',
    ja: 'この検索に新しい求人が出たら、1日1回までメールでお知らせします。',
  },
  createAlert: { en: 'Create alert', de: 'Benachrichtigung einrichten', ar: 'إنشاء تنبيه', ja: '通知を設定' },
  alertDone: {
    en: 'Your job alert is set up.',
    de: 'Ihre Benachrichtigung ist eingerichtet.',
    ar: 'تم إعداد تنبيه الوظائف.',
    ja: '求人の通知を設定しました。',
  },
  alertFailed: {
    en: 'The form could not be loaded.',
    de: 'Das Formular konnte nicht geladen werden.',
    ar: 'تعذّر تحميل النموذج.',
    ja: 'フォームを読み込めませんでした。',
  },
  retry: { en: 'Try again', de: 'Erneut versuchen', ar: 'أعد المحاولة', ja: '再試行' },
  heading: {
    en: 'To apply later ({count})',
    de: 'Für später ({count})',
    ar: 'للتقديم لاحقًا ({count})',
    ja: '後で応募する求人（{count}）',
  },
});
