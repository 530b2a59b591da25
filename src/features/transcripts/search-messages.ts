import { defineMessages } from '../../core';

export const messages = defineMessages('transcript-search', {
  search: {
    en: 'Search the transcript',
    de: 'Transkript durchsuchen',
    ar: 'ابحث في النص المكتوب',
    ja: '文字起こしを検索',
  },
  result: {
    en: 'Result {number} of {count}',
    de: 'Treffer {number} von {count}',
    ar: 'النتيجة {number} من {count}',
    ja: '{count} 件中 {number} 件目',
  },
  first: {
    en: 'Only the first {count} are marked.',
    de: 'Nur die ersten {count} sind markiert.',
    ar: 'تم تمييز أول {count} نتيجة فقط.',
    ja: '最初の{count}件だけを表示しています。',
  },
  none: { en: 'No results', de: 'Keine Treffer', ar: 'لا توجد نتائج', ja: '該当なし' },
  previous: { en: 'Previous result', de: 'Vorheriger Treffer', ar: 'النتيجة السابقة', ja: '前の結果' },
  next: { en: 'Next result', de: 'Nächster Treffer', ar: 'النتيجة التالية', ja: '次の結果' },
  playFrom: { en: 'Play from {time}', de: 'Ab {time} abspielen', ar: 'تشغيل من {time}', ja: '{time} から再生' },
});
