import { cp, mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { image } from '../images/index.ts';
import type { Addresses } from '../services/index.ts';

const source = fileURLToPath(new URL('.', import.meta.url));

const require = createRequire(import.meta.url);

/**
 * Copies the partner's page into `folder` and writes its `addresses.js`, because the ports of the others are known only
 * now. Its image is generated, and its font copied.
 */
export async function prepareMicrosite({ site, cdn }: Addresses, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await cp(source, folder, { recursive: true, filter: (path) => !path.endsWith('.ts') });
  await writeFile(join(folder, 'quay.svg'), image('tide', 'quayside-forum', '3x2'));
  await cp(
    require.resolve('@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2'),
    join(folder, 'text.woff2'),
  );
  const lines = [`export const site = ${JSON.stringify(site)};`, `export const cdn = ${JSON.stringify(cdn)};`];
  await writeFile(join(folder, 'addresses.js'), `${lines.join('\n')}\n`);
}
