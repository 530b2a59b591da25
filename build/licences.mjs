import { readFile, writeFile } from 'node:fs/promises';
import { globSync } from 'tinyglobby';
import { CLI_PACKAGES } from './cli-declarations.mjs';

/** Writes the licence of every package of which something is in dist. Throws for one that has none. */
export async function writeLicences() {
  const manifests = await Promise.all(
    ['dist/manifest.json', 'dist/react/manifest.json'].map(async (file) => JSON.parse(await readFile(file, 'utf8'))),
  );
  const bundledIds = manifests.flatMap(({ files }) => Object.values(files)).flatMap(({ holds }) => holds);
  const ofCli = JSON.parse(await readFile(CLI_PACKAGES, 'utf8')).map((name) => `npm:${name}`);
  const texts = await Promise.all(packagesOf([...bundledIds, ...ofCli]).map(licenceOf));
  await writeFile(
    'dist/THIRD-PARTY-LICENSES.txt',
    `Inlay holds code of these packages, under these licences.\n\n${texts.join('\n\n')}`,
  );
}

function packagesOf(moduleIds) {
  const names = moduleIds.map((id) => /^npm:((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]);
  return [...new Set(names)].filter(Boolean).sort();
}

async function licenceOf(name) {
  const folder = `node_modules/${name}`;
  const { version, license } = JSON.parse(await readFile(`${folder}/package.json`, 'utf8'));
  const [file] = globSync(`${folder}/{license,licence}{,.md,.txt}`, { caseSensitiveMatch: false });
  if (!file) throw new Error(`${folder} has no licence text: what is bundled of it must not be published without.`);
  return `${'='.repeat(80)}\n${name} ${version} (${license})\n${'='.repeat(80)}\n\n${(await readFile(file, 'utf8')).trim()}\n`;
}
