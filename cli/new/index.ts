import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyFiles, OWN_COPY } from '../init/index.ts';
import { testPageFor } from '../init/pages.ts';
import { explainError, FLAG, HELP, parseParameters, UsageError } from '../parameters.ts';

const USAGE = `inlay new NAME [FOLDER] [options]

Writes a module of your own and a test page into a folder, by default one with the name of the module.

  --force   replaces files that are there

Exit code: 0 if the files are written, 2 if not.
`;

interface Environment {
  print(text: string): void;
  complain(text: string): void;
  /** Folder of the built files. */
  readonly dist: string;
}

/** Returns the exit code. */
export async function createModule(
  parameters: readonly string[],
  { print, complain, dist }: Environment,
): Promise<0 | 2> {
  try {
    const { values, positionals } = parseParameters(parameters, { help: HELP, force: FLAG });
    if (values.help) {
      print(USAGE);
      return 0;
    }
    const [name, folder = name, ...others] = positionals;
    if (!name || !folder || others.length) throw new UsageError('Write inlay new NAME, or inlay new NAME FOLDER.');
    if (!/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name))
      throw new UsageError(`A name has lower-case letters, digits and hyphens, such as price-list; got "${name}".`);
    const catalogue = JSON.parse(await readFile(join(dist, 'catalogue.json'), 'utf8')) as { name: string }[];
    if (catalogue.some((module) => module.name === name))
      throw new UsageError(`Inlay has a module "${name}". Choose another name.`);
    const file = `${name}.js`;
    const answers = { loader: OWN_COPY, language: 'en', services: '', modules: { [name]: file } };
    const example = { module: name, title: 'example', html: `<p data-module="${name}" data-name="Ada">Hello!</p>` };
    const files = { [file]: moduleCode(name), 'test-page.html': testPageFor(answers, [example]) };
    const present = Object.keys(files).filter((path) => existsSync(join(folder, path)));
    if (present.length && !values.force)
      throw new UsageError(`${folder} already has ${present.join(', ')}. Add --force to replace them.`);
    await mkdir(folder, { recursive: true });
    for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
    await copyFiles(dist, join(folder, 'inlay'));
    print(
      [
        `Written to ${folder}: ${Object.keys(files).join(', ')}, and the folder inlay.`,
        '',
        `1. Serve the folder, such as with "npx http-server ${folder}", and open test-page.html. It says "Hello, Ada!".`,
        `2. Change ${file}. docs/page-api.md explains the functions.`,
        `3. Name the file in the configuration of your pages: "modules": { "${name}": "/${file}" }.`,
      ].join('\n'),
    );
    return 0;
  } catch (error) {
    complain(explainError(error));
    return 2;
  }
}

function moduleCode(name: string): string {
  return `/** Receives the page API, and returns the widget. */
export default async function create(inlay) {
  const { createElement, defineProps, defineWidget, text } = await inlay.kit();
  return defineWidget({
    name: '${name}',
    props: defineProps({ name: text({ description: 'The name of the visitor.' }) }),
    component: ({ name = 'you' }) => createElement('span', null, \`Hello, \${name}!\`),
  });
}
`;
}
