import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { drupalFiles } from './drupal.mjs';
import { wordPressZip } from './wordpress.mjs';

/** Files for content systems, from the catalogue and the files in `dist`. */
export async function writeContentSystems() {
  const read = async (path) => JSON.parse(await readFile(path, 'utf8'));
  const [modules, configuration, { version }] = await Promise.all(
    ['dist/catalogue.json', 'dist/schema/configuration.json', 'package.json'].map(read),
  );
  await mkdir('dist/cms', { recursive: true });
  await writeFile('dist/cms/inlay-wordpress.zip', await wordPressZip(modules, { version, configuration }));
  for (const [path, text] of Object.entries(drupalFiles(modules, version))) {
    const file = join('dist/cms/drupal/inlay', path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}
