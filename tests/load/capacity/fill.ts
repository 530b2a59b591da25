import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Database } from '../../../demo/services/index.ts';

/** The factor from one size to the next. */
export const growth = 10;

interface Location {
  url: string;
  schema: string;
}

/** Jobs by `npm run seed`, and as many articles of the search, accounts and subscribers. Each account has a session. */
export async function fill(database: Database, rows: number, { url, schema }: Location): Promise<void> {
  execFileSync('npm', ['run', 'seed', '--silent', '--', String(rows)], {
    cwd: fileURLToPath(new URL('../../../', import.meta.url)),
    env: { ...process.env, DATABASE_URL: url, DATABASE_SCHEMA: schema },
    stdio: 'ignore',
  });
  await fillPages(database, rows);
  await fillAccounts(database, 1, rows);
  await tidy(database);
}

/** From `rows` to ten times as many. Copies are faster than a new seed, because their bitmaps repeat. */
export async function grow(database: Database, rows: number): Promise<void> {
  await growLists(database);
  await fillPages(database, rows * growth);
  await fillAccounts(database, rows + 1, rows * growth);
  await tidy(database);
}

/** Like autovacuum within minutes. Its work must not be counted for a request, so it is switched off. */
async function tidy(database: Database): Promise<void> {
  await database.exec('ALTER SYSTEM SET autovacuum = off');
  await database.exec('SELECT pg_reload_conf()');
  await database.exec('VACUUM ANALYZE');
  await database.exec('CHECKPOINT');
}

async function fillAccounts(database: Database, first: number, last: number): Promise<void> {
  const filled = `(SELECT id FROM users WHERE email LIKE 'filler-%' AND NOT EXISTS (SELECT 1 FROM sessions WHERE user_id = users.id))`;
  const email = `'filler-' || number || '@example.com' FROM generate_series(${first}, ${last}) AS number`;
  await database.exec(`
    INSERT INTO users (password_hash, first_name, last_name, created_at, email)
      SELECT 'none', 'Ada', 'Lindgren', now(), ${email};
    INSERT INTO subscribers (subscriptions, subscribed_at, email) SELECT '{}', now(), ${email};
    INSERT INTO saved_articles (user_id, article_id, language, saved_at)
      SELECT id, 'article-' || number, 'en', now() FROM ${filled} AS filled, generate_series(1, 3) AS number;
    INSERT INTO readings (user_id, month, article) SELECT id, to_char(now(), 'YYYY-MM'), 'article-1' FROM ${filled} AS filled;
    INSERT INTO sessions (user_id, created_at) SELECT id, now() FROM ${filled} AS filled;
    INSERT INTO refresh_tokens (hash, session_id, expires_at)
      SELECT md5(id::text), id, now() + interval '30 days' FROM sessions
      WHERE NOT EXISTS (SELECT 1 FROM refresh_tokens WHERE session_id = sessions.id);
  `);
}

/** Copies of the English articles, without their bodies: with them, a million would need 20 GB. */
async function fillPages(database: Database, rows: number): Promise<void> {
  await database.exec(`
    DELETE FROM pages WHERE id LIKE '%--%';
    DROP INDEX pages_words; DROP INDEX pages_folded;
    INSERT INTO pages (language, kind, id, url, title, description, image, authors, location, tags, published, words, folded, folded_title)
      SELECT language, kind, id || '--' || copy, url || '--' || copy, title, description, image, authors, location, tags,
        published - copy % 3000, ts_filter(words, '{a,b,c}'), folded(concat_ws(' ', title, tags, description)), folded_title
      FROM pages, generate_series(1, 1 + ${rows} / (SELECT count(*)::integer FROM pages WHERE language = 'en' AND kind = 'insights')) AS copy
      WHERE language = 'en' AND kind = 'insights'
      ORDER BY copy
      LIMIT ${rows};
    SET maintenance_work_mem = '1GB';
    CREATE INDEX pages_words ON pages USING gin (words);
    CREATE INDEX pages_folded ON pages USING gin (folded public.gin_trgm_ops);
    RESET maintenance_work_mem;
  `);
}

/** All copies of a list follow the existing rows, so each bitmap repeats. */
export async function growLists(database: Database): Promise<void> {
  const repeated = (bits: string) => `
    rpad(repeat(substring(${bits} FROM 1 FOR grown.size)::text, ${growth}), (grown.size * ${growth} + 1023) / 1024 * 1024, '0')::bit varying`;
  await database.exec(`
    CREATE TEMP TABLE grown AS SELECT name, size FROM lists WHERE name ~ '^(jobs|posts)/' AND size > 0;
    INSERT INTO list_rows (list, position, id, sort, item)
      SELECT list, position + copy * size, id || '--' || size || '-' || copy, '~' || size || ' ' || copy || ' ' || sort, item
      FROM list_rows JOIN grown ON name = list, generate_series(1, ${growth - 1}) AS copy;
    UPDATE list_values SET bits = ${repeated('bits')} FROM grown WHERE grown.name = list;
    UPDATE lists SET content_hash = 'seed ' || gen_random_uuid(), everything = ${repeated('everything')}, size = lists.size * ${growth} FROM grown WHERE grown.name = lists.name;
    DROP TABLE grown;
  `);
}
