import { defineMessages } from '../core';

export const messages = defineMessages('ui', {
  loading: {
    en: 'Loading',
    de: 'Wird geladen',
    ar: 'جارٍ التحميل',
    ja: '読み込み中',
  },
  close: {
    en: 'Close',
    de: 'Schließen',
    ar: 'إغلاق',
    ja: '閉じる',
  },
  back: {
    en: 'Back',
    de: 'Zurück',
    ar: 'رجوع',
    ja: '戻る',
  },
  dismiss: {
    en: 'Dismiss message',
    de: 'Meldung schließen',
    ar: 'إغلاق الرسالة',
    ja: 'メッセージを閉じる',
  },
  notifications: {
    en: 'Notifications',
    de: 'Benachrichtigungen',
    ar: 'الإشعارات',
    ja: 'お知らせ',
  },
  info: {
    en: 'Note',
    de: 'Hinweis',
    ar: 'ملاحظة',
    ja: 'ご案内',
  },
  positive: {
    en: 'Done',
    de: 'Erledigt',
    ar: 'تمّ',
    ja: '完了',
  },
  warning: {
    en: 'Warning',
    de: 'Achtung',
    ar: 'تنبيه',
    ja: 'ご注意',
  },
  negative: {
    en: 'Error',
    de: 'Fehler',
    ar: 'خطأ',
    ja: 'エラー',
  },
  newTab: {
    en: '(opens in a new tab)',
    de: '(öffnet in einem neuen Tab)',
    ar: '(يُفتح في علامة تبويب جديدة)',
    ja: '（新しいタブで開きます）',
  },
  pages: {
    en: 'Pages',
    de: 'Seiten',
    ar: 'الصفحات',
    ja: 'ページ',
  },
  page: {
    en: 'Page {page} of {pages}',
    de: 'Seite {page} von {pages}',
    ar: 'الصفحة {page} من {pages}',
    ja: '{pages}ページ中{page}ページ目',
  },
  previousPage: {
    en: 'Previous page',
    de: 'Vorherige Seite',
    ar: 'الصفحة السابقة',
    ja: '前のページ',
  },
  nextPage: {
    en: 'Next page',
    de: 'Nächste Seite',
    ar: 'الصفحة التالية',
    ja: '次のページ',
  },
  stepDone: {
    en: 'done',
    de: 'erledigt',
    ar: 'مكتملة',
    ja: '完了',
  },
  step: {
    en: 'Step {step} of {steps}',
    de: 'Schritt {step} von {steps}',
    ar: 'الخطوة {step} من {steps}',
    ja: '{steps}ステップ中{step}',
  },
});
