import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Addresses } from '../services/index.ts';

const source = fileURLToPath(new URL('.', import.meta.url));

/** Copies the partner's page into `folder` and writes its `addresses.js`: it cannot know on which ports the others are. */
export async function prepareMicrosite({ site, cdn }: Addresses, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await cp(source, folder, { recursive: true, filter: (path) => !path.endsWith('.ts') });
  const lines = [`export const site = ${JSON.stringify(site)};`, `export const cdn = ${JSON.stringify(cdn)};`];
  await writeFile(join(folder, 'addresses.js'), `${lines.join('\n')}\n`);
}
