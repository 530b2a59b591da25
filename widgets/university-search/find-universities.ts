import type { Link } from '../../src/contract';
import { fold } from '../../src/features/lists';
import { suggestUniversities, type University } from '../../src/services/universities';
import type { FetchSuggestions } from '../../src/ui';

export type FindUniversities = FetchSuggestions<University>;

/** Searches the items of the page, or else the service. */
export function createFind(
  links: readonly Link[] | undefined,
  rows: number,
  isOpenable: (university: University) => boolean,
): FindUniversities {
  if (!links?.length)
    return async (q, lang, signal) => (await suggestUniversities({ q, lang, rows }, signal)).filter(isOpenable);
  const entries = links.flatMap(({ text, url }) =>
    isOpenable({ name: text, url }) ? { name: text, url, folded: fold(text) } : [],
  );
  return async (q) => {
    const query = fold(q);
    const rank = ({ folded }: { folded: string }) =>
      folded.startsWith(query) ? 0 : folded.includes(` ${query}`) ? 1 : 2;
    return entries
      .filter(({ folded }) => folded.includes(query))
      .sort((a, b) => rank(a) - rank(b))
      .slice(0, rows);
  };
}

/** The university with exactly this name, ignoring case and accents. */
export function exactly(text: string, universities: readonly University[]): University | undefined {
  return universities.find(({ name }) => fold(name) === fold(text));
}
