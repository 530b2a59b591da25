import { readFile, writeFile } from 'node:fs/promises';
import { globSync } from 'tinyglobby';
import { CLI_PACKAGES } from './cli-declarations.mjs';

/** The package.json of every package that dist contains code of, sorted by name. */
export async function bundledPackages() {
  const read = async (file) => JSON.parse(await readFile(file, 'utf8'));
  const manifests = await Promise.all(globSync('dist/{,react/}manifest.json').map(read));
  const moduleIds = manifests.flatMap(({ files }) => Object.values(files).flatMap(({ holds }) => holds));
  const ofCli = (await read(CLI_PACKAGES)).map((name) => `npm:${name}`);
  return Promise.all(namesOf([...moduleIds, ...ofCli]).map((name) => read(`node_modules/${name}/package.json`)));
}

export function namesOf(moduleIds) {
  const names = moduleIds.map((id) => /^npm:((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]);
  return [...new Set(names)].filter(Boolean).sort();
}

/** Writes the licences of the bundled packages. Throws if a package has no licence text. */
export async function writeLicences(packages) {
  const texts = await Promise.all(packages.map(licenceOf));
  await writeFile(
    'dist/THIRD-PARTY-LICENSES.txt',
    `Inlay contains code of these packages, under these licences.\n\n${texts.join('\n\n')}`,
  );
}

async function licenceOf({ name, version, license }) {
  const folder = `node_modules/${name}`;
  const [file] = globSync(`${folder}/{license,licence}{,.md,.txt}`, { caseSensitiveMatch: false });
  if (!file) throw new Error(`${folder} has no licence text. Code of the package must not be published without it.`);
  return `${'='.repeat(80)}\n${name} ${version} (${license})\n${'='.repeat(80)}\n\n${(await readFile(file, 'utf8')).trim()}\n`;
}
