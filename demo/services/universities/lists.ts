import type { Content } from '../../content/load.ts';
import type { List } from '../lists/index.ts';

/** Universities are only suggested, in their own script and in transliteration; there is no list of them. */
export function universityLists({ universities }: Pick<Content, 'universities'>): List[] {
  return [
    {
      name: 'universities',
      rows: [],
      terms: universities.map(({ name, url, latin }) => ({
        term: name,
        weight: 0,
        also: latin ? latin.split(', ') : [],
        item: { name, url },
      })),
    },
  ];
}
