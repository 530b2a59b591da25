import type { Language } from '../../content/load.ts';

interface Messages {
  /** Nothing was found. */
  none: (query: string) => string;
  /** Nothing was found for what was typed; these are the results of another spelling. */
  corrected: (query: string, used: string) => string;
  /** No page has all the words. */
  some: string;
}

/** What the result page says about the search, in plain text. */
export const statusMessages: Record<Language, Messages> = {
  en: {
    none: (query) => `Nothing was found for “${query}”. Check the spelling, try fewer words, or search all of the site.`,
    corrected: (query, used) => `Showing results for “${used}”. Nothing was found for “${query}”.`,
    some: 'No page has all of these words. These pages have some of them.',
  },
  de: {
    none: (query) => `Zu „${query}“ wurde nichts gefunden. Prüfen Sie die Schreibweise, suchen Sie mit weniger Wörtern oder auf der ganzen Website.`,
    corrected: (query, used) => `Ergebnisse für „${used}“. Zu „${query}“ wurde nichts gefunden.`,
    some: 'Keine Seite enthält alle diese Wörter. Diese Seiten enthalten einige davon.',
  },
  ar: {
    none: (query) => `لم يُعثر على شيء عن «${query}». تحقق من الإملاء، أو استخدم كلمات أقل، أو ابحث في الموقع كله.`,
    corrected: (query, used) => `نتائج البحث عن «${used}». لم يُعثر على شيء عن «${query}».`,
    some: 'لا توجد صفحة تضم كل هذه الكلمات. هذه الصفحات تضم بعضها.',
  },
  ja: {
    none: (query) => `「${query}」に一致するページはありません。表記を確かめるか、語を減らすか、サイト全体で検索してください。`,
    corrected: (query, used) => `「${used}」の検索結果です。「${query}」に一致するページはありません。`,
    some: 'すべての語を含むページはありません。一部の語を含むページを表示しています。',
  },
};
