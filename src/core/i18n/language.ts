import { useWidget } from '../widget-context';

const RIGHT_TO_LEFT = new Set(['ar', 'fa', 'he', 'ur']);

let pageLanguage: string | undefined;

export function setLanguage(language: string | undefined) {
  pageLanguage = baseLanguage(language);
}

/** The page's language as its first subtag, such as `de` for `de-AT`. */
export function language(): string {
  return pageLanguage ?? baseLanguage(document.documentElement.lang) ?? 'en';
}

export function useLanguage(): string {
  return useWidget().language ?? language();
}

export function direction(of = language()): 'ltr' | 'rtl' {
  return RIGHT_TO_LEFT.has(of) ? 'rtl' : 'ltr';
}

export function baseLanguage(tag: string | null | undefined): string | undefined {
  return tag ? /^[a-z]{2,3}(?=$|[-_])/i.exec(tag.trim())?.[0].toLowerCase() : undefined;
}
