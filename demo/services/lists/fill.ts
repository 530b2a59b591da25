import { createHash, randomUUID } from 'node:crypto';
import { type Database, lock, type Queries } from '../database/index.ts';
import { monthsOf } from './days.ts';
import { fold, partsOf } from './fold.ts';
import type { List, Row, Term } from './types.ts';

// Part of the hash: another way of indexing invalidates the index of the same content.
const indexVersion = 3;
/** All bitmaps of a list have the same length, in whole blocks of this many bits. */
const block = 1024;
const batch = 4000;

/** The facet with the words of texts. */
export const wordFacet = 'word';

/**
 * Updates the lists; fast if nothing has changed. Lists filled for measuring stay, unless this call is for measuring
 * too.
 */
export async function fillLists(database: Database, lists: readonly List[], { isSeed = false } = {}): Promise<void> {
  for (const list of lists) await fillList(database, list, isSeed);
}

async function fillList(database: Database, list: List, isSeed: boolean): Promise<void> {
  // Also the version of the list; see facet-index.ts.
  const hash = isSeed
    ? `seed ${randomUUID()}`
    : createHash('sha256')
        .update(JSON.stringify([indexVersion, list]))
        .digest('hex');
  if (!isSeed && (await isCurrent(database, list, hash))) return;
  await database.tx(async (queries) => {
    await lock(queries, 'lists');
    // Another process may have filled the table while this one waited.
    if (!isSeed && (await isCurrent(queries, list, hash))) return;
    for (const table of ['list_rows', 'list_values', 'list_terms'])
      await queries.query(`DELETE FROM ${table} WHERE list = $1`, [list.name]);
    const rows = list.rows.toSorted((a, b) => compare(a.sort, b.sort) || compare(a.id, b.id));
    const length = Math.max(1, Math.ceil(rows.length / block)) * block;
    await queries.query(
      `INSERT INTO lists (name, content_hash, is_seed, size, everything) VALUES ($1, $2, $3, $4, ('x' || $5)::bit varying)
       ON CONFLICT (name) DO UPDATE SET content_hash = excluded.content_hash, is_seed = excluded.is_seed, size = excluded.size, everything = excluded.everything`,
      [
        list.name,
        hash,
        isSeed,
        rows.length,
        bitmap(
          rows.map((_, position) => position),
          length,
        ),
      ],
    );
    await insertRows(queries, list.name, rows);
    await insertValues(queries, list.name, await collectValues(queries, rows, list.language), length);
    await insertTerms(queries, list.name, list.terms ?? []);
  });
}

async function isCurrent({ query }: Queries, { name }: List, hash: string): Promise<boolean> {
  return (
    (await query('SELECT 1 FROM lists WHERE name = $1 AND (content_hash = $2 OR is_seed)', [name, hash])).length > 0
  );
}

async function insertRows({ query }: Queries, list: string, rows: readonly Row[]): Promise<void> {
  for (const [first, part] of batches(rows)) {
    await query(
      `INSERT INTO list_rows (list, position, id, sort, item)
       SELECT $1, position, id, sort, item FROM json_to_recordset($2::json) AS row (position integer, id text, sort text, item json)`,
      [list, JSON.stringify(part.map(({ id, sort, item }, index) => ({ position: first + index, id, sort, item })))],
    );
  }
}

interface Value {
  facet: string;
  value: string;
  name: string;
  positions: number[];
}

/** All search keys of rows, with the ascending positions of their rows. */
async function collectValues(queries: Queries, rows: readonly Row[], language: List['language']): Promise<Value[]> {
  const values = new Map<string, Value>();
  const add = (facet: string, value: string, name: string, position: number) => {
    const key = `${facet}\n${value}`;
    const existing = values.get(key);
    if (!existing) values.set(key, { facet, value, name, positions: [position] });
    else if (existing.positions.at(-1) !== position) existing.positions.push(position);
  };
  const lexemes = language
    ? await lexemesOf(
        queries,
        rows.flatMap(({ texts = [] }) => texts),
        language,
      )
    : new Map<string, string[]>();
  rows.forEach(({ facets, days = {}, texts = [] }, position) => {
    for (const [facet, names] of Object.entries(facets))
      for (const name of names) add(facet, fold(name), name, position);
    for (const [facet, dates] of Object.entries(days)) {
      for (const date of dates) {
        add(facet, date, date, position);
        add(monthsOf(facet), date.slice(0, 7), date.slice(0, 7), position);
      }
    }
    for (const word of new Set(texts.flatMap((text) => lexemes.get(text) ?? []))) add(wordFacet, word, word, position);
  });
  return [...values.values()];
}

/** The stems of each text. A text that several rows share is parsed only once. */
async function lexemesOf(
  { query }: Queries,
  texts: readonly string[],
  language: 'en' | 'de',
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const [, part] of batches([...new Set(texts)])) {
    const rows = await query<{ position: number; lexemes: string[] }>(
      `SELECT position::int, to_json(tsvector_to_array(to_tsvector('words_${language}', text))) AS lexemes
       FROM json_array_elements_text($1::json) WITH ORDINALITY AS texts (text, position)`,
      [JSON.stringify(part)],
    );
    for (const { position, lexemes } of rows) found.set(part[position - 1] ?? '', lexemes);
  }
  return found;
}

async function insertValues({ query }: Queries, list: string, values: readonly Value[], length: number): Promise<void> {
  // Statements of a few megabytes, however long the bitmaps are.
  const size = Math.max(50, Math.min(batch, Math.floor(16_000_000 / length)));
  for (const [, part] of batches(values, size)) {
    await query(
      `INSERT INTO list_values (list, facet, value, name, bits)
       SELECT $1, facet, value, name, ('x' || bits)::bit varying FROM json_to_recordset($2::json) AS value (facet text, value text, name text, bits text)`,
      [
        list,
        JSON.stringify(
          part.map(({ facet, value, name, positions }) => ({ facet, value, name, bits: bitmap(positions, length) })),
        ),
      ],
    );
  }
}

/** The bits at `positions`, as hexadecimal text. */
function bitmap(positions: readonly number[], length: number): string {
  const bytes = Buffer.alloc(length / 8);
  for (const position of positions) bytes[position >> 3]! |= 0x80 >> (position & 7);
  return bytes.toString('hex');
}

async function insertTerms({ query }: Queries, list: string, terms: readonly Term[]): Promise<void> {
  const keys = terms.flatMap(({ term, weight, also = [], item }) =>
    // Names in the typed script come before transliterations.
    [term, ...also].flatMap((spelling, position) =>
      beginnings(fold(spelling)).map((key, word) => ({
        key,
        word,
        term,
        weight: weight - Math.min(position, 1),
        item: item ?? null,
        parts: word === 0 ? partsOf(key) : [],
      })),
    ),
  );
  for (const [, part] of batches(keys)) {
    await query(
      `INSERT INTO list_terms (list, key, word, term, weight, item, parts)
       SELECT $1, key, word, term, weight, item, parts FROM json_to_recordset($2::json) AS term (key text, word integer, term text, weight integer, item json, parts text[])
       ON CONFLICT DO NOTHING`,
      [list, JSON.stringify(part)],
    );
  }
  // New entries wait in a list that every query would read to its end until a vacuum, which the embedded database never
  // runs.
  if (keys.length > 0) await query("SELECT gin_clean_pending_list('list_terms_parts')");
}

const asian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
// Words in the middle of half of all names: a search for them would match too much.
const common = new Set(
  'of the and for de di der fur la in institute technology university universitat college commerce school economics academy'.split(
    ' ',
  ),
);

/** The rest of a text from each of its words; from each character in scripts without spaces. */
function beginnings(text: string): string[] {
  if (asian.test(text)) return Array.from(text, (_, index) => Array.from(text).slice(index).join(''));
  return Array.from(text.matchAll(/[\p{L}\p{N}]+/gu))
    .filter(({ 0: word, index }) => index === 0 || !common.has(word))
    .map(({ index }) => text.slice(index));
}

function* batches<Item>(items: readonly Item[], size = batch): Generator<[first: number, part: Item[]]> {
  for (let first = 0; first < items.length; first += size) yield [first, items.slice(first, first + size)];
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}
