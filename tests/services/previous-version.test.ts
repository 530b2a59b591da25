import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import type { Database } from '../../demo/services/index.ts';
import { isRecording, takeRecorded } from './previous-version/record.ts';
import { openTestDatabase } from './setup/database.ts';

interface Column {
  type: string;
  isNullable: boolean;
  /** Whether a row may be inserted without it. */
  isOptional: boolean;
}

/** `users.email` … */
type Columns = Record<string, Column>;

const read = <T>(name: string) =>
  JSON.parse(readFileSync(new URL(`previous-version/${name}.json`, import.meta.url), 'utf8')) as T;
const write = (name: string, value: unknown) =>
  writeFileSync(new URL(`previous-version/${name}.json`, import.meta.url), `${JSON.stringify(value, null, 1)}\n`);

/**
 * Processes of the previous version serve while those of this version start, and migrate. So a migration may add, but
 * it removes nothing that the previous version uses. See docs/operate/upgrades.md.
 */
describe('The tables of this version', () => {
  let database: Database;
  let columns: Columns;
  before(async () => {
    database = await openTestDatabase();
    columns = await readColumns(database);
    if (!isRecording) return;
    const recorded = [];
    for (const text of takeRecorded()) if ((await problemOf(database, text)) === undefined) recorded.push(text);
    write('statements', recorded);
    write('columns', columns);
  });
  after(() => database.close());

  it('have every column of the previous version, unless a later script removes it on purpose', () => {
    const removed = contracted();
    const problems = Object.entries(read<Columns>('columns')).flatMap(([name, previous]) => {
      const column = columns[name];
      if (!column) return removed.has(name) ? [] : [`${name} is missing`];
      if (column.type !== previous.type) return [`${name} is ${column.type}, and was ${previous.type}`];
      return previous.isNullable && !column.isNullable ? [`${name} must not be null any more`] : [];
    });
    assert.deepEqual(problems, []);
  });

  it('take rows of the previous version, which has no value for new columns', () => {
    const previous = read<Columns>('columns');
    const tables = new Set(Object.keys(previous).map(tableOf));
    const problems = Object.entries(columns)
      .filter(([name, { isOptional }]) => !previous[name] && tables.has(tableOf(name)) && !isOptional)
      .map(([name]) => `${name} is new, and needs a default or must allow null`);
    assert.deepEqual(problems, []);
  });

  it('understand every statement of the previous version', async () => {
    const statements = read<string[]>('statements');
    assert.ok(statements.length > 100, `${statements.length} statements`);
    const problems = [];
    for (const text of statements) {
      const problem = await problemOf(database, text);
      if (problem) problems.push(`${problem}: ${text}`);
    }
    assert.deepEqual(problems, []);
  });
});

function tableOf(name: string): string {
  return name.split('.')[0]!;
}

async function readColumns(database: Database): Promise<Columns> {
  const rows = await database.query<Column & { name: string }>(
    `SELECT table_name || '.' || column_name AS name, data_type AS type, is_nullable = 'YES' AS "isNullable",
       is_nullable = 'YES' OR column_default IS NOT NULL OR is_identity = 'YES' OR is_generated = 'ALWAYS' AS "isOptional"
     FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' ORDER BY 1`,
  );
  return Object.fromEntries(rows.map(({ name, ...column }) => [name, column]));
}

/** Why the database rejects a statement. */
async function problemOf({ exec }: Database, text: string): Promise<string | undefined> {
  try {
    await exec(`PREPARE previous AS ${text}`);
    await exec('DEALLOCATE previous');
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Columns that a script removes: `-- contract: users.nickname`. No statement of the previous version may use them. */
function contracted(): Set<string> {
  const folder = new URL('../../demo/services/sql/', import.meta.url);
  const scripts = readdirSync(fileURLToPath(folder)).filter((name) => name.endsWith('.sql'));
  const names = scripts.flatMap((name) =>
    [...readFileSync(new URL(name, folder), 'utf8').matchAll(/^-- contract: (\w+\.\w+)$/gm)].map(
      ([, column]) => column!,
    ),
  );
  return new Set(names);
}
