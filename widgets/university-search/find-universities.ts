import type { Link } from '../../src/contract';
import { fold, lazy } from '../../src/core';
import type { University } from '../../src/services';
import type { FetchSuggestions } from '../../src/ui';

/** In characters: what is shorter could become too much. */
export const SHORTEST = 3;

const loadService = lazy(() => import('./university-service').then(({ suggestUniversities }) => suggestUniversities));

export type FindUniversities = FetchSuggestions<University>;

/** Among the given ones, without a call; else at the service. */
export function createFind(given: readonly Link[] | undefined, rows: number): { find: FindUniversities; prepare: () => void } {
  if (!given?.length) {
    return {
      find: async (q, lang, signal) => (await loadService())({ q, lang, rows }, signal),
      prepare: () => void loadService().catch(() => undefined),
    };
  }
  const all = given.map(({ text, url }) => ({ name: text, url, folded: fold(text) }));
  return {
    find: async (q) => {
      const words = fold(q);
      const rank = ({ folded }: { folded: string }) => (folded.startsWith(words) ? 0 : folded.includes(` ${words}`) ? 1 : 2);
      return all.filter(({ folded }) => folded.includes(words)).sort((a, b) => rank(a) - rank(b)).slice(0, rows);
    },
    prepare: () => undefined,
  };
}

/** The one that is called as the text says, whatever its case and accents. */
export function exactly(text: string, universities: readonly University[]): University | undefined {
  return universities.find(({ name }) => fold(name) === fold(text));
}
