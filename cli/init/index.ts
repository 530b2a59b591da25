import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { closest } from '../../src/contract/closest.ts';
import { explainError, FLAG, HELP, parseParameters, TEXT, TEXTS, UsageError } from '../parameters.ts';
import { type Answers, configurationFor, type Example, snippetFor, testPageFor } from './pages.ts';

const USAGE = `inlay init [FOLDER] [options]

Writes the lines for <head>, a configuration and a test page into a folder, by default "inlay-start". Asks three
questions on a terminal, unless the options answer them.

  --loader URL       address of the loader on your server; by default, the files are copied beside the test page
  --language CODE    language of the pages; default "en"
  --services URL     address that your services are below; by default, there are none

  --module NAME      a module for the test page; may be repeated; default pull-quote and quiz
  --yes              asks nothing
  --force            replaces files that are there

Exit code: 0 if the files are written, 2 if not.
`;

const OPTIONS = {
  help: HELP,
  loader: TEXT,
  language: TEXT,
  services: TEXT,
  module: TEXTS,
  yes: FLAG,
  force: FLAG,
} as const;

/** The files that a page loads. */
const FILES = /^(?:loader\.js|inlay\.css|manifest\.json|chunks|styles)$/;

/** The loader in the folder that `copyFiles` writes, relative to the page. */
export const OWN_COPY = 'inlay/loader.js';

interface Environment {
  print(text: string): void;
  complain(text: string): void;
  /** Undefined without a terminal. */
  readonly ask?: ((question: string) => Promise<string>) | undefined;
  /** Folder of the built files. */
  readonly dist: string;
}

interface CatalogueEntry {
  readonly name: string;
  readonly examples: readonly { readonly title: string; readonly html: string }[];
}

/** Returns the exit code. */
export async function init(parameters: readonly string[], environment: Environment): Promise<0 | 2> {
  const { print, complain, dist } = environment;
  try {
    const { values, positionals } = parseParameters(parameters, OPTIONS);
    if (values.help) {
      print(USAGE);
      return 0;
    }
    if (positionals.length > 1) throw new UsageError('Name one folder only.');
    const folder = positionals[0] ?? 'inlay-start';
    const examples = await examplesOf(values.module ?? ['pull-quote', 'quiz'], dist);
    const answers = await answersFrom(values, values.yes ? undefined : environment.ask);
    const files = {
      'snippet.html': snippetFor(answers),
      'inlay.config.json': `${JSON.stringify(configurationFor(answers), null, 2)}\n`,
      'test-page.html': testPageFor(answers, examples),
    };
    const present = Object.keys(files).filter((name) => existsSync(join(folder, name)));
    if (present.length && !values.force)
      throw new UsageError(`${folder} already has ${present.join(', ')}. Add --force to replace them.`);
    await mkdir(folder, { recursive: true });
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    if (answers.loader === OWN_COPY) await copyFiles(dist, join(folder, 'inlay'));
    print(nextSteps(folder, Object.keys(files), answers));
    return 0;
  } catch (error) {
    complain(explainError(error));
    return 2;
  }
}

/** Takes each value from its option, else from the user at the terminal, else the default. */
async function answersFrom(
  values: { readonly [name in 'loader' | 'language' | 'services']?: string | undefined },
  ask: Environment['ask'],
): Promise<Answers> {
  const answer = async (option: string | undefined, question: string, preset: string) =>
    option ?? ((await ask?.(question))?.trim() || preset);
  const loader = await answer(
    values.loader,
    'Address of loader.js on your server? (Enter copies the files beside the test page) ',
    OWN_COPY,
  );
  const language = await answer(values.language, 'Language of the pages? (en) ', 'en');
  const services = await answer(values.services, 'Address that your services are below? (Enter for none) ', '');
  if (!/loader\.js(?:$|[?#])/.test(loader))
    throw new UsageError(`The address of the loader ends with loader.js, got "${loader}".`);
  if (!/^[a-z]{2,3}(?:-[a-z\d]+)*$/i.test(language))
    throw new UsageError(`The language is a code such as en or de-CH, got "${language}".`);
  if (services && !/^(?:https?:\/\/[^/]|\/)/.test(services))
    throw new UsageError(`The address of the services begins with https:// or /, got "${services}".`);
  return { loader, language, services };
}

/** The first example of each module. */
async function examplesOf(modules: readonly string[], dist: string): Promise<Example[]> {
  const catalogue = JSON.parse(await readFile(join(dist, 'catalogue.json'), 'utf8')) as CatalogueEntry[];
  return modules.map((module) => {
    const [example] = catalogue.find(({ name }) => name === module)?.examples ?? [];
    if (example) return { module, ...example };
    const guess = closest(
      module,
      catalogue.map(({ name }) => name),
    );
    throw new UsageError(`There is no module "${module}"${guess ? `; did you mean "${guess}"?` : '.'}`);
  });
}

/** Copies the files that a page loads. */
export async function copyFiles(dist: string, target: string) {
  await cp(dist, target, {
    recursive: true,
    filter(source) {
      const [first = ''] = source.slice(dist.length).split(/[\\/]/).filter(Boolean);
      return !first || (FILES.test(first) && !/\.(?:br|map)$/.test(source));
    },
  });
}

function nextSteps(folder: string, files: readonly string[], { loader, services }: Answers): string {
  return [
    `Written to ${folder}: ${files.join(', ')}${loader === OWN_COPY ? ', and the folder inlay' : ''}.`,
    '',
    `1. Serve the folder, such as with "npx http-server ${folder}", and open test-page.html. The modules are mounted.`,
    '2. Copy snippet.html into the <head> of your template, and adjust the addresses.',
    '3. Write a placeholder. "npx inlay check URL" finds its faults.',
    ...(services ? ['4. "npx inlay check-services --config URL" checks the services.'] : []),
  ].join('\n');
}
