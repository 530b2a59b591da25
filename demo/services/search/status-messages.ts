import type { Language } from '../../content/load.ts';

interface Messages {
  /** What to try if nothing was found. The page itself says that nothing was found. */
  none: string;
  /** Nothing was found for the query. The results are for another spelling. */
  corrected: (query: string, used: string) => string;
  /** No page contains all words. */
  partial: string;
}

/** The status of a search on the result page, in plain text. */
export const statusMessages: Record<Language, Messages> = {
  en: {
    none: 'Check the spelling, or try fewer or more general words.',
    corrected: (query, used) => `Showing results for “${used}”. Nothing was found for “${query}”.`,
    partial: 'No page has all of these words. These pages have some of them.',
  },
  de: {
    none: 'Prüfen Sie die Schreibweise oder versuchen Sie es mit weniger oder allgemeineren Wörtern.',
    corrected: (query, used) => `Ergebnisse für „${used}“. Zu „${query}“ wurde nichts gefunden.`,
    partial: 'Keine Seite enthält alle diese Wörter. Diese Seiten enthalten einige davon.',
  },
  ar: {
    none: 'تحقق من الإملاء، أو جرّب كلمات أقل أو أعمّ.',
    corrected: (query, used) => `نتائج البحث عن «${used}». لم يُعثر على شيء عن «${query}».`,
    partial: 'لا توجد صفحة تضم كل هذه الكلمات. هذه الصفحات تضم بعضها.',
  },
  ja: {
    none: '表記を確かめるか、語を減らすか、より一般的な語でお試しください。',
    corrected: (query, used) => `「${used}」の検索結果です。「${query}」に一致するページはありません。`,
    partial: 'すべての語を含むページはありません。一部の語を含むページを表示しています。',
  },
};
