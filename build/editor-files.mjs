import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tsImport } from 'tsx/esm/api';
import { vsCodeData, webTypes } from './editor-data.mjs';
import { propTypes } from './prop-types.mjs';
import { serviceTypes } from './service-types.mjs';
import { configurationSchema, moduleSchema } from './schema.mjs';

/** Files for code editors and other programs, from the catalogue in `dist`, the configuration and the changelog. */
export async function writeEditorFiles() {
  const modules = JSON.parse(await readFile('dist/catalogue.json', 'utf8'));
  const { version } = JSON.parse(await readFile('package.json', 'utf8'));
  const { changesIn } = await tsImport('../cli/check/changes.ts', import.meta.url);
  const files = {
    ...Object.fromEntries(modules.map((module) => [`schema/${module.name}.json`, moduleSchema(module)])),
    'schema/configuration.json': await configurationSchema(),
    'changes.json': changesIn(await readFile('CHANGELOG.md', 'utf8')),
    'vscode.html-data.json': vsCodeData(modules),
    'web-types.json': webTypes(modules, version),
  };
  await mkdir('dist/schema', { recursive: true });
  for (const [name, value] of Object.entries(files)) await writeFile(`dist/${name}`, JSON.stringify(value));
  await writeFile('dist/types/props.d.ts', propTypes(modules));
  await writeFile('dist/types/services.d.ts', await serviceTypes());
}
