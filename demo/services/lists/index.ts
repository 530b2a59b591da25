/**
 * One query engine for every list of the site: jobs, events, articles, people, offices, videos, universities. Rows
 * and their number come from one statement over bitmaps, and all facet counts from an index in memory; see find.ts.
 */
import type { Database } from '../database/index.ts';
import { createFacetIndexes } from './facet-index.ts';
import { fillLists } from './fill.ts';
import { find, findById, type Found, type FoundRow, type Question, wordGroups } from './find.ts';
import { type Suggestion, suggest } from './suggest.ts';
import type { List } from './types.ts';

export { createCursors, type Cursors } from './cursor.ts';
export { betweenDays, daysBetween, never, notAfter, sinceDay } from './days.ts';
export { fillLists } from './fill.ts';
export type { Found, FoundRow, Question } from './find.ts';
export { anyOf, fold, named, withoutEach } from './fold.ts';
export { type ListPage, pageOf } from './page.ts';
export type { Group, List, Row, Term } from './types.ts';

export interface Lists {
  find<Item>(question: Question): Promise<Found<Item>>;
  byId<Item>(list: string, ids: readonly string[]): Promise<FoundRow<Item>[]>;
  /** Like `find`, among the rows with all words of `text`; if no row of the list has, the last word may be a prefix. */
  search<Item>(question: Question, text: { text: string; language: 'en' | 'de' }): Promise<Found<Item>>;
  suggest(list: string, typed: string, most: number): Promise<Suggestion[]>;
}

/** Resolves when the database contains the lists. */
export async function createLists({ database, lists }: { database: Database; lists: readonly List[] }): Promise<Lists> {
  await fillLists(database, lists);
  const source = database.replica ?? database;
  const indexes = createFacetIndexes(source);
  return {
    find: (question) => find(source, indexes, question),
    byId: (list, ids) => findById(source, list, ids),
    async search<Item>(question: Question, { text, language }: { text: string; language: 'en' | 'de' }) {
      const wordConditions = await wordGroups(source, question.list, { text, language });
      const found = await find<Item>(source, indexes, { ...question, groups: [...question.groups, ...wordConditions] });
      return { ...found, without: found.without.slice(0, question.groups.length) };
    },
    suggest: (list, typed, most) => suggest(source, { list, typed, most }),
  };
}
