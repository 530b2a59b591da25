import type { Source } from '../database/index.ts';
import { withoutCommas } from './commas.ts';
import { wordFacet } from './fill.ts';
import type { Group } from './types.ts';

/** Rows must match all groups. */
export interface Question {
  list: string;
  groups: readonly Group[];
  /** Facets to count; each as if nothing were selected in its group. */
  counted?: readonly string[];
  /** Ids of rows to exclude. */
  excluded?: readonly string[];
  page: Page;
}

/** The requested page; it does not change the counts. */
export interface Page {
  size: number;
  /** The number of rows to skip. */
  offset?: number;
  /** Only rows after this one. */
  after?: { sort: string; id: string } | undefined;
  /** Only rows that match these as well. */
  groups?: readonly Group[];
  excluded?: readonly string[];
  /** Only rows with these ids. */
  only?: readonly string[] | undefined;
  isReversed?: boolean;
}

export interface FoundRow<Item> {
  id: string;
  sort: string;
  item: Item;
}

export interface Found<Item> {
  rows: FoundRow<Item>[];
  total: number;
  /** The number of rows for each name, by facet. */
  counts: Record<string, Record<string, number>>;
  /** The number of rows without each of the query's groups, in order. */
  without: number[];
  hasMore: boolean;
}

interface Answer<Item> {
  total: number | null;
  counts: [facet: string, name: string, count: number][] | null;
  without: number[] | null;
  rows: FoundRow<Item>[] | null;
}

/**
 * A page of rows, their total number, and every count, in one statement. Each filter is a bitmap; filters are combined
 * by AND and OR, and bits are counted; `find_in_list` in sql/013-lists.sql does it.
 */
export async function find<Item>(
  queries: Source,
  { list, groups: requestedGroups, counted = [], excluded = [], page }: Question,
): Promise<Found<Item>> {
  const groups = await withoutCommas(queries, list, requestedGroups);
  const allGroups = [...groups, ...(page.groups ?? [])];
  const conditions = allGroups.flatMap(({ ranges, isNegated = false }, index) =>
    // A group without a range matches nothing, and must not be left out.
    (ranges.length > 0 ? ranges : [emptyConditions]).map((range) => ({ ...range, number: index + 1, isNegated })),
  );
  const owners = Object.fromEntries(
    groups.flatMap(({ counts = [] }, index) => counts.map((facet) => [facet, index + 1])),
  );
  const ids = (list: readonly string[]) => JSON.stringify(list);
  const [row] = await queries.query<{ answer: Answer<Item> }>(
    'SELECT find_in_list($1, $2::json, $3, $4::json, $5::json, $6::json, $7::json, $8::json, $9, $10, $11, $12, $13) AS answer',
    [
      list,
      JSON.stringify(conditions),
      groups.length,
      JSON.stringify(owners),
      ids(counted),
      ids(excluded),
      ids(page.excluded ?? []),
      page.only ? ids(page.only) : null,
      page.after?.sort ?? null,
      page.after?.id ?? '',
      page.offset ?? 0,
      page.size + 1,
      page.isReversed ?? false,
    ],
  );
  const answer = row?.answer;
  const rows = answer?.rows ?? [];
  const counts: Found<Item>['counts'] = Object.fromEntries(counted.map((facet) => [facet, {}]));
  for (const [facet, name, count] of answer?.counts ?? []) counts[facet]![name] = count;
  return {
    rows: rows.slice(0, page.size),
    hasMore: rows.length > page.size,
    total: answer?.total ?? 0,
    counts,
    without: answer?.without ?? [],
  };
}

const emptyConditions = { facet: '', low: '', high: '' };

/** The rows with these ids, in no order. */
export async function findById<Item>(
  { query }: Source,
  list: string,
  ids: readonly string[],
): Promise<FoundRow<Item>[]> {
  return query<FoundRow<Item>>(
    'SELECT id, sort, item FROM list_rows WHERE list = $1 AND id IN (SELECT json_array_elements_text($2::json))',
    [list, JSON.stringify(ids)],
  );
}

/** Groups for the words of a text. If no row of the list has all of them, the last word may be a prefix. */
export async function wordGroups(
  { query }: Source,
  list: string,
  { text, language }: { text: string; language: 'en' | 'de' },
): Promise<Group[]> {
  if (text.trim() === '') return [];
  const [row] = await query<{ lexemes: string[]; isFound: boolean | null }>(
    `SELECT coalesce(json_agg(lexeme ORDER BY positions[1]), '[]') AS lexemes, count(bits) = count(*) AND bit_count(bit_and(bits)) > 0 AS "isFound"
    FROM unnest(to_tsvector('words_${language}', $1)) AS word (lexeme, positions) LEFT JOIN list_values ON list = $2 AND facet = $3 AND value = lexeme`,
    [text, list, wordFacet],
  );
  const { lexemes = [], isFound } = row ?? {};
  if (lexemes.length === 0) return [{ ranges: [] }];
  return lexemes.map((low, index) => ({
    ranges: [{ facet: wordFacet, low, high: !isFound && index === lexemes.length - 1 ? `${low}\u{10FFFF}` : low }],
  }));
}
