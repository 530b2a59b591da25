/**
 * The tables and the statements of the version that was released last; `previous-version.test.ts` runs them against the
 * tables of this one. Record them when a version is released:
 *
 *   RECORD_STATEMENTS=1 npm test -- node tests/services/
 *   RECORD_STATEMENTS=1 npm test -- node previous-version
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Database, Queries } from '../../../demo/services/database/index.ts';

const folder = '.cache/statements';

export const isRecording = process.env['RECORD_STATEMENTS'] === '1';

const statements = new Set<string>();
if (isRecording)
  process.once('exit', () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${process.pid}.json`), JSON.stringify([...statements]));
  });

/** While recording, stores every statement that the services run. */
export function recordStatements(database: Database): Database {
  if (!isRecording) return database;
  const recorded = ({ query }: Queries): Queries['query'] => {
    return (text, values) => {
      if (/^\s*(?:SELECT|INSERT|UPDATE|DELETE|WITH)\b/.test(text)) statements.add(text.replaceAll(/\s+/g, ' ').trim());
      return query(text, values);
    };
  };
  return {
    ...database,
    query: recorded(database),
    tx: (work) => database.tx((queries) => work({ ...queries, query: recorded(queries) })),
  };
}

/** The statements of all test files. */
export function takeRecorded(): string[] {
  const files = readdirSync(folder).map((name) => join(folder, name));
  const texts = files.flatMap((file) => JSON.parse(readFileSync(file, 'utf8')) as string[]);
  rmSync(folder, { recursive: true });
  return [...new Set(texts)].sort();
}
