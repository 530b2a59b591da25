import type { Queries } from '../database/index.ts';
import { block, words } from './fill.ts';
import type { Group } from './types.ts';

/** Rows must match all groups. */
export interface Question {
  list: string;
  groups: readonly Group[];
  /** Facets to count; each as if the group that holds it were not chosen. */
  counted?: readonly string[];
  /** Ids of rows that must not be found. */
  excluded?: readonly string[];
  page: Page;
}

/** Which of the found rows are wanted; nothing in it changes the counts. */
export interface Page {
  size: number;
  /** How many to pass over. */
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
  /** How many rows each name would find, by facet. */
  counts: Record<string, Record<string, number>>;
  /** How many there would be without each of the question's groups, in their order. */
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
 * A page of rows, how many there are, and every count, in one statement. Each filter is a bitmap; filters are combined by
 * AND and OR, and bits are counted. The page is cut out by counting bits a block at a time.
 */
export async function find<Item>({ query }: Queries, { list, groups, counted = [], excluded = [], page }: Question): Promise<Found<Item>> {
  const all = [...groups, ...(page.groups ?? [])];
  const asked = all.flatMap(({ ranges, isNegated = false }, index) =>
    // A group without a range finds nothing, and has to be there to do so.
    (ranges.length > 0 ? ranges : [nothing]).map((range) => ({ ...range, number: index + 1, isNegated })),
  );
  const owners = Object.fromEntries(groups.flatMap(({ counts = [] }, index) => counts.map((facet) => [facet, index + 1])));
  const [answer] = await query<Answer<Item>>(page.isReversed ? backward : forward, [
    list,
    JSON.stringify(asked),
    groups.length,
    JSON.stringify(owners),
    JSON.stringify(counted),
    JSON.stringify(excluded),
    JSON.stringify(page.excluded ?? []),
    page.after?.sort ?? null,
    page.after?.id ?? '',
    page.offset ?? 0,
    page.size + 1,
    page.only ? JSON.stringify(page.only) : null,
  ]);
  const rows = answer?.rows ?? [];
  const counts: Found<Item>['counts'] = Object.fromEntries(counted.map((facet) => [facet, {}]));
  for (const [facet, name, count] of answer?.counts ?? []) counts[facet]![name] = count;
  return { rows: rows.slice(0, page.size), hasMore: rows.length > page.size, total: answer?.total ?? 0, counts, without: answer?.without ?? [] };
}

const nothing = { facet: '', low: '', high: '' };

/** The rows with these ids, in no order. */
export async function findById<Item>({ query }: Queries, list: string, ids: readonly string[]): Promise<FoundRow<Item>[]> {
  return query<FoundRow<Item>>('SELECT id, sort, item FROM list_rows WHERE list = $1 AND id IN (SELECT json_array_elements_text($2::json))', [list, JSON.stringify(ids)]);
}

/** Groups for the words of a text; a word that is only begun counts where `isBegun` says so. */
export async function wordGroups({ query }: Queries, text: string, { language, isBegun }: { language: 'en' | 'de'; isBegun: boolean }): Promise<Group[]> {
  if (text.trim() === '') return [];
  const [row] = await query<{ lexemes: string[] }>(
    `SELECT coalesce(json_agg(lexeme ORDER BY positions[1]), '[]') AS lexemes FROM unnest(to_tsvector('words_${language}', $1)) AS word (lexeme, positions)`,
    [text],
  );
  const lexemes = row?.lexemes ?? [];
  if (lexemes.length === 0) return [{ ranges: [] }];
  return lexemes.map((low, index) => ({
    ranges: [{ facet: words, low, high: isBegun && index === lexemes.length - 1 ? `${low}\u{10FFFF}` : low }],
  }));
}

/** `$1` list, `$2` asked, `$3` how many groups count, `$4` group of each facet, `$5` facets, `$6` and `$7` ids that are out, `$8` and `$9` the row before, `$10` offset, `$11` rows, `$12` the only ids. */
function statement(isReversed: boolean): string {
  const segment = isReversed
    ? { first: `edge - (number + 1) * ${block}`, blocks: 'edge', low: 'greatest(0, ', order: 'DESC' }
    : { first: `edge + number * ${block}`, blocks: 'length(bits) - edge', low: '(', order: '' };
  return `WITH list AS MATERIALIZED (
    SELECT size, everything, everything & ~everything AS empty FROM lists WHERE name = $1
  ), asked AS (
    SELECT number, "isNegated" AS is_negated, (
      SELECT bit_or(bits) FROM list_values
      WHERE list_values.list = $1 AND list_values.facet = asked.facet AND value >= low COLLATE "C" AND value <= high COLLATE "C"
    ) AS bits
    FROM json_to_recordset($2::json) AS asked (number integer, "isNegated" boolean, facet text, low text, high text)
  ), groups AS MATERIALIZED (
    SELECT number, CASE WHEN bool_and(is_negated) THEN ~bit_or(coalesce(bits, empty)) ELSE bit_or(coalesce(bits, empty)) END AS bits
    FROM asked, list GROUP BY number
  ), base AS MATERIALIZED (
    SELECT everything & ~coalesce((
      SELECT bit_or(set_bit(empty, position, 1)) FROM list_rows WHERE list = $1 AND id IN (SELECT json_array_elements_text($6::json))
    ), empty) AS bits FROM list
  ), whole AS MATERIALIZED (
    SELECT base.bits & coalesce((SELECT bit_and(bits) FROM groups WHERE number <= $3), base.bits) AS bits FROM base
  ), masks AS MATERIALIZED (
    SELECT groups.number, base.bits & coalesce((SELECT bit_and(others.bits) FROM groups AS others WHERE others.number <= $3 AND others.number <> groups.number), base.bits) AS bits
    FROM groups, base WHERE number <= $3
  ), wanted AS MATERIALIZED (
    SELECT whole.bits & coalesce((SELECT bit_and(bits) FROM groups WHERE number > $3), whole.bits) & ~coalesce((
      SELECT bit_or(set_bit(empty, position, 1)) FROM list_rows WHERE list = $1 AND id IN (SELECT json_array_elements_text($7::json))
    ), empty) & CASE WHEN $12::json IS NULL THEN everything ELSE coalesce((
      SELECT bit_or(set_bit(empty, position, 1)) FROM list_rows WHERE list = $1 AND id IN (SELECT json_array_elements_text($12::json))
    ), empty) END AS bits,
    ${
      isReversed
        ? `CASE WHEN $8::text IS NULL THEN size ELSE coalesce((SELECT position FROM list_rows WHERE list = $1 AND (sort, id) < ($8, $9) ORDER BY sort DESC, id DESC LIMIT 1) + 1, 0) END`
        : `CASE WHEN $8::text IS NULL THEN 0 ELSE coalesce((SELECT position FROM list_rows WHERE list = $1 AND (sort, id) > ($8, $9) ORDER BY sort, id LIMIT 1), size) END`
    } AS edge
    FROM whole, list
  ), blocks AS (
    SELECT bits, ${segment.low}${segment.first}) AS first, number, bit_count(substring(bits FROM ${segment.first} + 1 FOR ${block})) AS filled
    FROM wanted, generate_series(0, (${segment.blocks} - 1) / ${block}) AS number
  ), counted AS (
    SELECT *, sum(filled) OVER (ORDER BY number) - filled AS before FROM blocks
  ), chosen AS MATERIALIZED (
    SELECT * FROM counted WHERE filled > 0 AND before < $10::int + $11::int AND before + filled > $10::int
  ), spots AS (
    SELECT position FROM chosen, wanted, generate_series(chosen.first, ${isReversed ? `wanted.edge - chosen.number * ${block} - 1` : `least(length(wanted.bits), chosen.first + ${block}) - 1`}) AS position
    WHERE get_bit(wanted.bits, position) = 1
    ORDER BY position ${segment.order} OFFSET $10::int - coalesce((SELECT min(before) FROM chosen), 0) LIMIT $11::int
  )
  SELECT
    (SELECT bit_count(bits)::int FROM whole) AS total,
    (SELECT json_agg(bit_count(bits)::int ORDER BY number) FROM masks) AS without,
    (
      SELECT json_agg(json_build_array(facet, name, bit_count(list_values.bits & coalesce((SELECT bits FROM masks WHERE number = ($4::json ->> facet)::int), whole.bits))) ORDER BY facet, value)
      FROM list_values, whole WHERE list = $1 AND facet IN (SELECT json_array_elements_text($5::json))
    ) AS counts,
    (
      SELECT json_agg(json_build_object('id', id, 'sort', sort, 'item', item) ORDER BY position ${segment.order})
      FROM spots JOIN list_rows USING (position) WHERE list = $1
    ) AS rows`;
}

const forward = statement(false);
const backward = statement(true);
