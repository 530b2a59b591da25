import { readFile, writeFile } from 'node:fs/promises';
import { globSync } from 'tinyglobby';

/** Writes the licence of every package of which something is in dist. Throws for one that has none. */
export async function writeLicences(packages) {
  const texts = await Promise.all(packages.map(licenceOf));
  await writeFile(
    'dist/THIRD-PARTY-LICENSES.txt',
    `Inlay holds code of these packages, under these licences.\n\n${texts.join('\n\n')}`,
  );
}

async function licenceOf({ name, version, license }) {
  const folder = `node_modules/${name}`;
  const [file] = globSync(`${folder}/{license,licence}{,.md,.txt}`, { caseSensitiveMatch: false });
  if (!file) throw new Error(`${folder} has no licence text: what is bundled of it must not be published without.`);
  return `${'='.repeat(80)}\n${name} ${version} (${license})\n${'='.repeat(80)}\n\n${(await readFile(file, 'utf8')).trim()}\n`;
}
