import type { Language } from '../../content/load.ts';

/** `3 December 2026`, for an e-mail: in UTC, because the user's time zone is unknown. */
export function dayOf(moment: Date, language: Language): string {
  return format(moment, language, {});
}

/** The day with the time and its zone. */
export function momentOf(moment: Date, language: Language): string {
  return format(moment, language, { timeStyle: 'long' });
}

function format(moment: Date, language: Language, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    ...options,
    timeZone: 'UTC',
  }).format(moment);
}
