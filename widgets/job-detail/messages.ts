import { defineMessages } from '../../src/core';

export const messages = defineMessages('job-detail', {
  back: { en: 'Back to results', de: 'Zurück zu den Ergebnissen', ar: 'العودة إلى النتائج', ja: '検索結果に戻る' },
  search: { en: 'All open positions', de: 'Alle offenen Stellen', ar: 'كل الوظائف الشاغرة', ja: '募集中の求人一覧' },
  whatYouWillDo: { en: 'What you will do', de: 'Ihre Aufgaben', ar: 'مهامك', ja: '仕事内容' },
  whoYouWillWorkWith: { en: 'Who you will work with', de: 'Ihr Umfeld', ar: 'زملاؤك في العمل', ja: '一緒に働く人たち' },
  yourBackground: { en: 'Your background', de: 'Ihr Hintergrund', ar: 'خلفيتك المهنية', ja: '応募資格' },
  apply: { en: 'Apply', de: 'Jetzt bewerben', ar: 'قدّم طلبك', ja: '応募する' },
  share: { en: 'Share', de: 'Teilen', ar: 'مشاركة', ja: '共有' },
  pay: { en: 'Pay', de: 'Gehalt', ar: 'الراتب', ja: '給与' },
  industries: { en: 'Industries', de: 'Branchen', ar: 'القطاعات', ja: '業界' },
  functions: { en: 'Functions', de: 'Funktionen', ar: 'الوظائف', ja: '職種' },
  posted: { en: 'Posted', de: 'Veröffentlicht', ar: 'تاريخ النشر', ja: '掲載日' },
  validThrough: { en: 'Apply by', de: 'Bewerbung bis', ar: 'آخر موعد للتقديم', ja: '応募締切' },
  similar: { en: 'Similar positions', de: 'Ähnliche Stellen', ar: 'وظائف مشابهة', ja: '類似の求人' },
  loading: {
    en: 'Loading the position',
    de: 'Die Stelle wird geladen',
    ar: 'جارٍ تحميل الوظيفة',
    ja: '求人を読み込んでいます',
  },
  gone: {
    en: 'This position is no longer open',
    de: 'Diese Stelle ist nicht mehr ausgeschrieben',
    ar: 'هذه الوظيفة لم تعد شاغرة',
    ja: 'この求人の募集は終了しました',
  },
  goneText: {
    en: 'It may have been filled or withdrawn. Search for positions like it.',
    de: 'Möglicherweise wurde sie schon besetzt oder zurückgezogen. Suchen Sie nach ähnlichen Stellen.',
    ar: 'ربما شُغلت أو سُحبت. ابحث عن وظائف مشابهة.',
    ja: '採用が決まったか、募集が取り下げられた可能性があります。類似の求人をお探しください。',
  },
  searchAgain: {
    en: 'Search open positions',
    de: 'Offene Stellen suchen',
    ar: 'ابحث في الوظائف الشاغرة',
    ja: '募集中の求人を探す',
  },
  failed: {
    en: 'The position is not available right now. Try again.',
    de: 'Die Stelle ist gerade nicht verfügbar. Versuchen Sie es noch einmal.',
    ar: 'الوظيفة غير متاحة الآن. حاول مرة أخرى.',
    ja: '現在この求人を表示できません。もう一度お試しください。',
  },
  retry: { en: 'Try again', de: 'Noch einmal versuchen', ar: 'المحاولة مرة أخرى', ja: 'もう一度試す' },
  editing: {
    en: 'The position that the address names appears here on the live page.',
    de: 'Auf der veröffentlichten Seite erscheint hier die Stelle, die in der Adresse steht.',
    ar: 'تظهر هنا في الصفحة المنشورة الوظيفة المذكورة في العنوان.',
    ja: '公開ページでは、アドレスで指定された求人がここに表示されます。',
  },
});
