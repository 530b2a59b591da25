import { readdir, readFile } from 'node:fs/promises';
import type { Members } from '../../src/contract/index.ts';
import { type Change, changesIn } from './changes.ts';

export interface Declarations {
  readonly version: string;
  readonly modules: ReadonlyMap<string, Members>;
  readonly changes: readonly Change[];
}

const FOLDER = new URL('../../widgets/', import.meta.url);

/** The declarations of all widgets, read from their folders. The build replaces this file with one that imports them. */
export async function loadDeclarations(): Promise<Declarations> {
  const { version } = JSON.parse(await readFile(new URL('../package.json', FOLDER), 'utf8')) as { version: string };
  const names = (await readdir(FOLDER, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  const modules = await Promise.all(
    names.map(async ({ name }) => {
      const files = await readdir(new URL(name, FOLDER));
      if (!files.includes('index.tsx') && !files.includes('index.ts')) return [];
      const { props = {} } = files.includes('props.ts')
        ? ((await import(new URL(`${name}/props.ts`, FOLDER).href)) as { props?: Members })
        : {};
      return [[name, props] as const];
    }),
  );
  const changes = changesIn(await readFile(new URL('../CHANGELOG.md', FOLDER), 'utf8'));
  return { version, modules: new Map(modules.flat()), changes };
}
