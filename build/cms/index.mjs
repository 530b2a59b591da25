import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { wordPressZip } from './wordpress.mjs';

/** Files for content systems, from the catalogue and the files in `dist`. */
export async function writeContentSystems() {
  const read = async (path) => JSON.parse(await readFile(path, 'utf8'));
  const [modules, configuration, { version }] = await Promise.all(
    ['dist/catalogue.json', 'dist/schema/configuration.json', 'package.json'].map(read),
  );
  await mkdir('dist/cms', { recursive: true });
  await writeFile('dist/cms/inlay-wordpress.zip', await wordPressZip(modules, { version, configuration }));
}
