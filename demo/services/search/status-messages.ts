import type { Language } from '../../content/load.ts';

interface Messages {
  /** What to try where nothing was found; that nothing was is the page's to say. */
  none: string;
  /** Nothing was found for what was typed; these are the results of another spelling. */
  corrected: (query: string, used: string) => string;
  /** No page has all the words. */
  some: string;
}

/** What the result page says about the search, in plain text. */
export const statusMessages: Record<Language, Messages> = {
  en: {
    none: 'Check the spelling, or try fewer or more general words.',
    corrected: (query, used) => `Showing results for “${used}”. Nothing was found for “${query}”.`,
    some: 'No page has all of these words. These pages have some of them.',
  },
  de: {
    none: 'Prüfen Sie die Schreibweise oder versuchen Sie es mit weniger oder allgemeineren Wörtern.',
    corrected: (query, used) => `Ergebnisse für „${used}“. Zu „${query}“ wurde nichts gefunden.`,
    some: 'Keine Seite enthält alle diese Wörter. Diese Seiten enthalten einige davon.',
  },
  ar: {
    none: 'تحقق من الإملاء، أو جرّب كلمات أقل أو أعمّ.',
    corrected: (query, used) => `نتائج البحث عن «${used}». لم يُعثر على شيء عن «${query}».`,
    some: 'لا توجد صفحة تضم كل هذه الكلمات. هذه الصفحات تضم بعضها.',
  },
  ja: {
    none: '表記を確かめるか、語を減らすか、より一般的な語でお試しください。',
    corrected: (query, used) => `「${used}」の検索結果です。「${query}」に一致するページはありません。`,
    some: 'すべての語を含むページはありません。一部の語を含むページを表示しています。',
  },
};
