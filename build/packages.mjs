import { readFile } from 'node:fs/promises';
import { CLI_PACKAGES } from './cli-declarations.mjs';

/** The package.json of every package of which something is in dist, by name. */
export async function bundledPackages() {
  const read = async (file) => JSON.parse(await readFile(file, 'utf8'));
  const manifests = await Promise.all(['dist/manifest.json', 'dist/react/manifest.json'].map(read));
  const moduleIds = manifests.flatMap(({ files }) => Object.values(files).flatMap(({ holds }) => holds));
  const ofCli = (await read(CLI_PACKAGES)).map((name) => `npm:${name}`);
  return Promise.all(namesOf([...moduleIds, ...ofCli]).map((name) => read(`node_modules/${name}/package.json`)));
}

export function namesOf(moduleIds) {
  const names = moduleIds.map((id) => /^npm:((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]);
  return [...new Set(names)].filter(Boolean).sort();
}
