import type { Language } from '../../content/load.ts';

/** The words of a text. Japanese has no spaces, so it is split by a dictionary. */
export function wordsOf(text: string, language: Language): string[] {
  const segments = segmenters[language].segment(text);
  return Array.from(segments).flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));
}

/** The text with spaces between its words, for the database. */
export function spaced(text: string, language: Language): string {
  return language === 'ja' ? wordsOf(text, language).join(' ') : text;
}

const segmenters: Record<Language, Intl.Segmenter> = {
  en: new Intl.Segmenter('en', { granularity: 'word' }),
  de: new Intl.Segmenter('de', { granularity: 'word' }),
  ar: new Intl.Segmenter('ar', { granularity: 'word' }),
  ja: new Intl.Segmenter('ja', { granularity: 'word' }),
};
