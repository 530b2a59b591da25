import { createHash } from 'node:crypto';
import type { Content } from '../../content/load.ts';
import { type Database, lock, type Queries } from '../database/index.ts';
import { collectPages, type Page } from './collect-pages.ts';
import { collectTerms, type Term } from './collect-terms.ts';
import { spaced } from './words.ts';

// Part of the hash, so that a new version of the indexing code makes existing indexes stale.
const indexVersion = 3;

/** Updates the index from the content. Fast if nothing has changed. */
export async function fillIndex(database: Database, content: Content): Promise<void> {
  const pages = collectPages(content);
  const hash = createHash('sha256')
    .update(JSON.stringify([indexVersion, pages]))
    .digest('hex');
  if (await isCurrent(database, hash)) return;
  await database.tx(async (queries) => {
    await lock(queries, 'search index');
    // Another process may have filled the index while this process waited.
    if (await isCurrent(queries, hash)) return;
    await queries.exec('DELETE FROM pages; DELETE FROM terms;');
    await insertPages(queries, pages);
    await insertTerms(queries, collectTerms(pages));
    await queries.query(
      `INSERT INTO search_state (content_hash) VALUES ($1) ON CONFLICT (only_row) DO UPDATE SET content_hash = excluded.content_hash`,
      [hash],
    );
  });
}

async function isCurrent({ query }: Queries, hash: string): Promise<boolean> {
  return (await query('SELECT 1 FROM search_state WHERE content_hash = $1', [hash])).length > 0;
}

/** Words have weights by their position: title, topics and authors, description, body. */
async function insertPages({ query }: Queries, pages: readonly Page[]): Promise<void> {
  const rows = pages.map(({ language, ...page }) => ({
    ...page,
    language,
    authors: page.authors.join('|'),
    tags: page.tags.join('|'),
    published: page.published ?? null,
    title_words: spaced(page.title, language),
    topic_words: spaced([...page.tags, ...page.authors, page.location].join(', '), language),
    description_words: spaced(page.description, language),
    body_words: spaced(page.body, language),
  }));
  await query(
    `INSERT INTO pages (language, kind, id, url, title, description, image, authors, location, tags, published, words, folded, folded_title)
     SELECT language, kind, id, url, title, description, image, authors, location, tags, published,
       setweight(to_tsvector(('words_' || language)::regconfig, title_words), 'A') ||
       setweight(to_tsvector(('words_' || language)::regconfig, topic_words), 'B') ||
       setweight(to_tsvector(('words_' || language)::regconfig, description_words), 'C') ||
       setweight(to_tsvector(('words_' || language)::regconfig, body_words), 'D'),
       folded(concat_ws(' ', title, tags, description, body)), folded(title)
     FROM jsonb_to_recordset($1::jsonb) AS page (
       language text, kind text, id text, url text, title text, description text, body text, image text, authors text, location text,
       tags text, published date, title_words text, topic_words text, description_words text, body_words text
     )`,
    [JSON.stringify(rows)],
  );
}

/** A stop word has no stem, and is never suggested. */
async function insertTerms({ query }: Queries, terms: readonly Term[]): Promise<void> {
  await query(
    `INSERT INTO terms (language, kind, term, folded, stem, weight)
     SELECT language, kind, term, folded(term),
       array_to_string(tsvector_to_array(to_tsvector(('words_' || language)::regconfig, term)), ' '), weight
     FROM jsonb_to_recordset($1::jsonb) AS term (language text, kind text, term text, weight integer)
     ON CONFLICT DO NOTHING`,
    [JSON.stringify(terms)],
  );
}
