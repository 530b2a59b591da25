import type { Language } from '../content/load.ts';

// Arabic pages use Western digits, as the content does.
const locales: Record<Language, string> = { en: 'en-GB', de: 'de-DE', ar: 'ar-EG-u-nu-latn', ja: 'ja-JP' };

/** "11 February 2026", for a date or an instant. */
export function longDate(date: string, language: Language): string {
  return format(date, language, { day: 'numeric', month: 'long', year: 'numeric' });
}

/** "11 Feb 2026", for a date. */
export function mediumDate(date: string, language: Language): string {
  return format(date, language, { dateStyle: 'medium' });
}

/** The parts of a date in the events strip. */
export function dayAndMonth(date: string, language: Language, timeZone?: string): { day: string; month: string } {
  return {
    day: format(date, 'en', { day: 'numeric', timeZone }),
    month: format(date, language, { month: 'short', year: 'numeric', timeZone }),
  };
}

function format(
  date: string,
  language: Language,
  { timeZone = 'UTC', ...options }: Intl.DateTimeFormatOptions,
): string {
  return new Intl.DateTimeFormat(locales[language], { ...options, timeZone }).format(new Date(date));
}
