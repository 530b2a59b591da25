import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { widgetFile } from '../../build/widgets.mjs';

/** The tests of what documents say. */
const DOCUMENTS = globSync([
  'tests/build/{documents,*-docs}.test.mjs',
  'tests/cli/check.test.ts',
  'tests/cms/guides.test.mjs',
  'tests/lint/plain-words.test.ts',
]);

/** Loops over every widget; with WIDGETS in the environment, only over those. */
export const LOOPS = globSync('tests/recipe/{editing,folders,mounting,spellings,widgets,wrong-types}.test.ts');

/**
 * Files that changes since a commit can affect, for each part. By default since the branch left main, including
 * uncommitted changes.
 */
export function readChanges(base = defaultBase()) {
  const touched = [
    ...lines('diff', '--name-only', '--no-renames', base),
    ...lines('ls-files', '-o', '--exclude-standard'),
  ];
  const files = [...new Set(touched)].filter((file) => existsSync(file));
  const named = (pattern) => files.filter((file) => pattern.test(file));
  // A deleted file affects its widget as well.
  const folders = new Set(touched.flatMap((file) => /^widgets\/([\w-]+)\//.exec(file)?.[1] ?? []));
  const widgets = [...folders].filter((name) => widgetFile(name));
  const sources = [...named(/^(src|widgets)\/.*\.(tsx?|css)$/), ...named(/^tests\/recipe\/.*\.test\.ts$/)];
  const changes = {
    widgets,
    types: named(/\.(m?ts|tsx)$/),
    format: named(/\.(m?[jt]s|cjs|tsx|css|json)$/),
    lint: named(/\.(ts|tsx|mjs|js|cjs)$/),
    styles: named(/^(src|widgets|demo)\/.*\.css$/),
    unit: [...new Set([...sources, ...(widgets.length ? LOOPS : [])])],
    node: [...new Set(touched.flatMap(nodeTestsOf))].filter((file) => existsSync(file)),
    browser: [...new Set([...named(/^tests\/(e2e|chaos|security|hosts)\/.*\.spec\.ts$/), ...widgets.flatMap(specsOf)])],
  };
  console.log(`${files.length} files changed since ${base.slice(0, 10)}.`);
  return changes;
}

/** Prints which parts run, with the reason. */
export function chosenParts({ widgets, ...changes }) {
  const names = Object.keys(changes).filter((name) => changes[name].length);
  for (const name of names) {
    const firstFiles = changes[name].slice(0, 4).join(' ');
    console.log(
      `  ${name.padEnd(8)} ${firstFiles}${changes[name].length > 4 ? ` and ${changes[name].length - 4} more` : ''}`,
    );
  }
  if (widgets.length) console.log(`  The loops over every widget take only: ${widgets.join(' ')}`);
  // The browser loads the built files.
  return names.flatMap((name) => (name === 'browser' ? ['build', name] : [name]));
}

function nodeTestsOf(file) {
  if (file.endsWith('.md')) return DOCUMENTS;
  if (/^(tests\/(?!recipe)|demo\/|build\/).*\.test\.(ts|mjs)$/.test(file)) return [file];
  const service = /^demo\/services\/([\w-]+)/.exec(file)?.[1];
  if (service) return globSync(`tests/services/${service}.test.ts`);
  const [, top, part] = /^(build|demo|cli)\/(?:(\w[\w-]*)\/)?/.exec(file) ?? [];
  if (!top) return [];
  return globSync([`${top}/${part ? `${part}/` : ''}**/*.test.{ts,mjs}`, `tests/${part ?? top}/**/*.test.{ts,mjs}`], {
    ignore: ['tests/recipe/**'],
  });
}

function specsOf(widget) {
  const mention = `['"\`=/]${widget}['"\`> /]`;
  return lines('grep', '-lE', mention, '--', 'tests/*.spec.ts').filter((file) =>
    /^tests\/(e2e|chaos|security|hosts)\//.test(file),
  );
}

function defaultBase() {
  return lines('merge-base', 'HEAD', 'origin/main')[0] ?? 'HEAD';
}

function lines(...parameters) {
  try {
    const output = execFileSync('git', parameters, { stdio: ['ignore', 'pipe', 'ignore'] }).toString();
    return output.split('\n').filter(Boolean);
  } catch {
    return [];
  }
}
