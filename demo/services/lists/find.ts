import type { Source } from '../database/index.ts';
import { withoutCommas } from './commas.ts';
import { countNames, type FacetIndex, type FacetIndexes, matchesOf } from './facet-index.ts';
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
  /** Of the list. */
  version: string | null;
  total: number | null;
  /** The bitmap of the matching rows, in base64; only if something is counted. */
  matches: string | null;
  /** The rows that match all groups but one, by the number of that group: for groups whose facets are counted. */
  others: Record<string, string> | null;
  without: number[] | null;
  rows: FoundRow<Item>[] | null;
}

/**
 * A page of rows, their total number, and every count. Each filter is a bitmap; `find_in_list` in
 * sql/037-count-in-services.sql combines them by AND and OR. Names are counted here, in an index of the same version.
 */
export async function find<Item>(source: Source, indexes: FacetIndexes, question: Question): Promise<Found<Item>> {
  const { list, counted = [], page } = question;
  for (;;) {
    const index = counted.length > 0 ? await indexes.get(list, counted) : undefined;
    const groups = await withoutCommas(source, { list, index }, question.groups);
    const owners = Object.fromEntries(
      groups.flatMap(({ counts = [] }, number) => counts.map((facet) => [facet, number + 1])),
    );
    const answer = await request<Item>(source, { ...question, groups }, owners);
    if (!index || index.version === answer.version) {
      const rows = answer.rows ?? [];
      return {
        rows: rows.slice(0, page.size),
        hasMore: rows.length > page.size,
        total: answer.total ?? 0,
        counts: index ? countsOf(index, answer, owners) : {},
        without: answer.without ?? [],
      };
    }
    // The list has changed. The deadline of the request ends this loop, however often it does.
    indexes.forget(list, counted, index);
  }
}

async function request<Item>(
  { query }: Source,
  { list, groups, counted = [], excluded = [], page }: Question,
  owners: Readonly<Record<string, number>>,
): Promise<Answer<Item>> {
  const conditions = [...groups, ...(page.groups ?? [])].flatMap(({ ranges, isNegated = false }, index) =>
    // A group without a range matches nothing, and must not be left out.
    (ranges.length > 0 ? ranges : [emptyConditions]).map((range) => ({ ...range, number: index + 1, isNegated })),
  );
  const ids = (list: readonly string[]) => JSON.stringify(list);
  const [row] = await query<{ answer: Answer<Item> }>(
    'SELECT find_in_list($1, $2::json, $3, $4::json, $5::json, $6::json, $7::json, $8::json, $9, $10, $11, $12, $13) AS answer',
    [
      list,
      JSON.stringify(conditions),
      groups.length,
      JSON.stringify(owners),
      counted.length > 0 ? null : '[]',
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
  return row!.answer;
}

/** The counts of each facet: among the matching rows, or as if nothing were selected in the group that owns it. */
function countsOf(
  { facets }: FacetIndex,
  { matches, total, others, without }: Answer<unknown>,
  owners: Readonly<Record<string, number>>,
): Found<unknown>['counts'] {
  const matchingRows = matchesOf(matches ?? '', total ?? 0);
  const byOwner = new Map(
    Object.entries(others ?? {}).map(([owner, bits]) => [
      Number(owner),
      matchesOf(bits, without?.[Number(owner) - 1] ?? 0),
    ]),
  );
  return Object.fromEntries(
    Array.from(facets, ([facet, names]) => {
      const counts = countNames(names, byOwner.get(owners[facet] ?? 0) ?? matchingRows);
      return [facet, Object.fromEntries(names.names.map((name, number) => [name, counts[number]!]))];
    }),
  );
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
