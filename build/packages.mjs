import { readFile, rm, writeFile } from 'node:fs/promises';
import { globSync } from 'tinyglobby';

const recordOf = (name) => `dist/.packages-${name}.json`;

/** Notes the packages of a bundle that has no manifest, until `bundledPackages` reads them. */
export function recordPackages(name) {
  return {
    name: 'record-packages',
    async writeBundle(_, bundle) {
      const ids = Object.values(bundle).flatMap(({ modules = {} }) => Object.keys(modules));
      await writeFile(recordOf(name), JSON.stringify(ids.map((id) => id.replace(/^.*node_modules\//, 'npm:'))));
    },
  };
}

/** Every package of which something is in dist, by name. */
export async function bundledPackages() {
  const manifests = ['dist/manifest.json', 'dist/react/manifest.json'];
  const records = globSync(recordOf('*'), { dot: true });
  const read = async (file) => JSON.parse(await readFile(file, 'utf8'));
  const held = [
    ...(await Promise.all(manifests.map(read))).flatMap(({ files }) =>
      Object.values(files).flatMap(({ holds }) => holds),
    ),
    ...(await Promise.all(records.map(read))).flat(),
  ];
  await Promise.all(records.map((file) => rm(file)));
  return Promise.all(namesOf(held).map((name) => read(`node_modules/${name}/package.json`)));
}

export function namesOf(held) {
  const names = held.map((id) => /^npm:((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1]);
  return [...new Set(names)].filter(Boolean).sort();
}
