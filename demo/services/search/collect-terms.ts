import type { Language } from '../../content/load.ts';
import type { Page } from './collect-pages.ts';
import { wordsOf } from './words.ts';

export interface Term {
  language: Language;
  kind: 'title' | 'topic' | 'word';
  term: string;
  /** The number of occurrences, weighted by where they are. 0 for a word that occurs only in bodies. */
  weight: number;
}

type Entry = [language: Language, text: string, weight: number];

/**
 * Possible suggestions: whole titles, topics, and the words of titles, topics and descriptions. Words of bodies only
 * help to correct spelling.
 */
export function collectTerms(pages: readonly Page[]): Term[] {
  const titles = pages.map(({ language, title }): Entry => [language, title, 1]);
  const topics = pages.flatMap(({ language, tags }) => tags.map((tag): Entry => [language, tag, 1]));
  const weightedWords = pages.flatMap((page) => [
    ...wordEntries(page, [page.title, ...page.tags], 3),
    ...wordEntries(page, [page.description], 1),
    ...wordEntries(page, [page.body], 0),
  ]);
  return [
    ...sum(titles).map((term) => ({ ...term, kind: 'title' as const })),
    ...sum(topics).map((term) => ({ ...term, kind: 'topic' as const })),
    ...sum(weightedWords).map((term) => ({ ...term, kind: 'word' as const })),
  ];
}

function wordEntries({ language }: Page, texts: readonly string[], weight: number): Entry[] {
  const minLength = language === 'ja' ? 2 : 3;
  return wordsOf(texts.join('\n'), language)
    .filter((word) => word.length >= minLength && /^\p{L}[\p{L}\p{M}'’-]*$/u.test(word))
    .map((word) => [language, word, weight]);
}

// Spellings that differ only in letter case are one term, in the most frequent spelling.
function sum(entries: readonly Entry[]): Omit<Term, 'kind'>[] {
  const terms = new Map<string, { language: Language; weight: number; spellings: Map<string, number> }>();
  for (const [language, text, weight] of entries) {
    const key = `${language}\n${text.toLowerCase()}`;
    const term = terms.get(key) ?? { language, weight: 0, spellings: new Map<string, number>() };
    term.weight += weight;
    term.spellings.set(text, (term.spellings.get(text) ?? 0) + 1);
    terms.set(key, term);
  }
  return Array.from(terms.values(), ({ language, weight, spellings }) => {
    const [usual] = [...spellings].sort(([, a], [, b]) => b - a);
    return { language, weight, term: usual?.[0] ?? '' };
  });
}
