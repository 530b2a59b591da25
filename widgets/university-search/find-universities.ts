import type { Link } from '../../src/contract';
import { fold } from '../../src/features/lists';
import { suggestUniversities, type University } from '../../src/services/universities';
import type { FetchSuggestions } from '../../src/ui';

export type FindUniversities = FetchSuggestions<University>;

/** Among the given ones, without a call; else at the service. */
export function createFind(given: readonly Link[] | undefined, rows: number): FindUniversities {
  if (!given?.length) return (q, lang, signal) => suggestUniversities({ q, lang, rows }, signal);
  const all = given.map(({ text, url }) => ({ name: text, url, folded: fold(text) }));
  return async (q) => {
    const words = fold(q);
    const rank = ({ folded }: { folded: string }) =>
      folded.startsWith(words) ? 0 : folded.includes(` ${words}`) ? 1 : 2;
    return all
      .filter(({ folded }) => folded.includes(words))
      .sort((a, b) => rank(a) - rank(b))
      .slice(0, rows);
  };
}

/** The one that is called as the text says, whatever its case and accents. */
export function exactly(text: string, universities: readonly University[]): University | undefined {
  return universities.find(({ name }) => fold(name) === fold(text));
}
