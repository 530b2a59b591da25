import { readFile, writeFile } from 'node:fs/promises';
import type { Change } from '../check/changes.ts';
import { loadDeclarations } from '../check/declarations.ts';
import { explainError, FLAG, HELP, parseParameters, UsageError } from '../parameters.ts';
import { unifiedDiff } from './diff.ts';
import { applyEdits, migrationOf, type Remainder } from './edits.ts';
import { type Renames, renamesIn } from './renames.ts';

const USAGE = `inlay migrate FILE… [options]

Replaces deprecated names of modules, attributes, fields and JSON keys in pages and templates: HTML, Twig, PHP, Liquid,
Handlebars, ERB, Razor and the like. Prints a diff, and changes no file without --write.

  --write              writes the files

Names that may belong to something else stay. They are listed, with the reason.

Exit code: 0 if no deprecated name is left, 1 if there are changes to write or names to replace by hand, 2 if a file
could not be read.
`;

interface Environment {
  print(text: string): void;
  complain(text: string): void;
  /** Of the changelog. By default, that of the package. */
  readonly changes?: readonly Change[];
}

interface MigratedFile {
  readonly file: string;
  readonly before: string;
  readonly after: string;
  readonly count: number;
  readonly remainders: readonly Remainder[];
}

/** Returns the exit code. */
export async function migrate(parameters: readonly string[], environment: Environment): Promise<0 | 1 | 2> {
  const { print, complain } = environment;
  try {
    const { values, positionals } = parseParameters(parameters, { help: HELP, write: FLAG });
    if (values.help) {
      print(USAGE);
      return 0;
    }
    if (!positionals.length) throw new UsageError('Name the files to migrate, such as templates/*.twig.');
    const renames = renamesIn(environment.changes ?? (await loadDeclarations()).changes);
    const files = await Promise.all(positionals.map((file) => migrateFile(file, renames)));
    for (const { file, before, after } of files) if (before !== after) print(unifiedDiff(file, before, after));
    for (const { file, remainders } of files)
      for (const { line, name, reason } of remainders) print(`${file}:${line}: ${name} stays: ${reason}.`);
    const changed = files.filter(({ count }) => count);
    if (values.write) for (const { file, after } of changed) await writeFile(file, after);
    print(summaryOf(files, Boolean(values.write)));
    const isDone = values.write || !changed.length;
    return isDone && files.every(({ remainders }) => !remainders.length) ? 0 : 1;
  } catch (error) {
    complain(explainError(error));
    return 2;
  }
}

async function migrateFile(file: string, renames: Renames): Promise<MigratedFile> {
  const before = await readText(file);
  const { edits, remainders } = migrationOf(before, renames);
  return { file, before, after: applyEdits(before, edits), count: edits.length, remainders };
}

/** Throws a UsageError for what cannot be written back as it was. */
async function readText(file: string): Promise<string> {
  let bytes: Buffer;
  try {
    bytes = await readFile(file);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? error.code : error;
    throw new UsageError(`${file} cannot be read: ${String(reason)}.`);
  }
  const text = bytes.toString();
  if (!Buffer.from(text).equals(bytes)) throw new UsageError(`${file} is not UTF-8. No file was changed.`);
  return text;
}

function summaryOf(files: readonly MigratedFile[], isWritten: boolean): string {
  const sum = (count: (file: MigratedFile) => number) => files.reduce((total, file) => total + count(file), 0);
  const names = plural(
    sum(({ count }) => count),
    'deprecated name',
  );
  const changed = plural(files.filter(({ count }) => count).length, 'file');
  const left = sum(({ remainders }) => remainders.length);
  const rest = left ? ` ${plural(left, 'name')} to check by hand.` : '';
  if (!files.some(({ count }) => count)) return rest ? rest.trim() : 'No deprecated names were found.';
  return (isWritten ? `Replaced ${names} in ${changed}.` : `${names} in ${changed}. Add --write to replace.`) + rest;
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
