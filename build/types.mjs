/**
 * The types of the package, for each flavour: `dist/types` includes Preact's own, so that a host without React needs
 * none of its types, and `dist/react/types` uses those of the host's React. Every import has the form that `nodenext`
 * requires.
 */
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const EMITTED = '.cache/types';
/** Or a comment, whose examples stay unchanged. */
const SPECIFIER = /\/\*[\s\S]*?\*\/|(\bfrom\s*|\bimport\(\s*|^import\s+)(['"])([^'"]+)\2/gm;

/** Imports of our declarations from packages, and the paths of their copies. */
const SIGNALS = { '@preact/signals-core': 'vendor/signals-core/index.d.ts' };
const PREACT = {
  react: 'vendor/preact/compat/src/index.d.ts',
  'react-dom': 'vendor/preact/compat/src/index.d.ts',
  'react-dom/client': 'vendor/preact/compat/client.d.ts',
  'react/jsx-runtime': 'vendor/preact/jsx-runtime/src/index.d.ts',
};
const PREACT_FILES = [
  'LICENSE',
  'src/index.d.ts',
  'src/jsx.d.ts',
  'src/dom.d.ts',
  'compat/src/index.d.ts',
  'compat/src/suspense.d.ts',
  'compat/client.d.ts',
  'hooks/package.json',
  'hooks/src/index.d.ts',
  'jsx-runtime/src/index.d.ts',
];

/** From the output of `tsc -p tsconfig.types.json`. */
export async function writeTypes() {
  for (const entry of ['index.d.ts', 'events.d.ts', 'config.d.ts'])
    await write('dist/types', entry, { ...SIGNALS, ...PREACT });
  await write('dist/react/types', 'react.d.ts', SIGNALS);
  await copyPreact('dist/types/vendor/preact');
  await writeEmptyModules();
}

/** Of subpaths with types only, and of stylesheets, whose import has no value. */
async function writeEmptyModules() {
  await writeFile('dist/types-only.mjs', 'export {};\n');
  await writeFile('dist/types/stylesheet.d.ts', 'export {};\n');
}

/** Writes the declarations that the entry point needs. */
async function write(folder, entry, elsewhere) {
  await copySignals(join(folder, 'vendor/signals-core'));
  const pending = [join(EMITTED, entry)];
  for (const file of pending) {
    const target = (path) => join(folder, relative(EMITTED, path));
    const text = (await readFile(file, 'utf8')).replace(SPECIFIER, (whole, before, quote, specifier) => {
      if (!specifier) return whole;
      if (elsewhere[specifier])
        return before + quote + specifierOf(target(file), join(folder, elsewhere[specifier])) + quote;
      if (!specifier.startsWith('.')) return whole;
      const found = fileOf(resolve(dirname(file), specifier));
      if (!found) throw new Error(`${file}: there is no "${specifier}".`);
      const path = relative(process.cwd(), found);
      if (!pending.includes(path)) pending.push(path);
      return before + quote + specifierOf(file, path) + quote;
    });
    await mkdir(dirname(target(file)), { recursive: true });
    await writeFile(target(file), text);
  }
}

function fileOf(path) {
  return [`${path}.d.ts`, join(path, 'index.d.ts')].find((file) => existsSync(file));
}

function specifierOf(from, to) {
  const path = relative(dirname(from), to)
    .replace(/\.d\.ts$/, '.js')
    .replaceAll('\\', '/');
  return path.startsWith('.') ? path : `./${path}`;
}

async function copySignals(folder) {
  await mkdir(folder, { recursive: true });
  await cp('node_modules/@preact/signals-core/dist/signals-core.d.ts', join(folder, 'index.d.ts'));
  await cp('node_modules/@preact/signals-core/LICENSE', join(folder, 'LICENSE'));
}

/** Its imports are CommonJS, so it needs its own package.json. */
async function copyPreact(folder) {
  for (const file of PREACT_FILES) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await cp(join('node_modules/preact', file), join(folder, file));
  }
  const compat = join(folder, 'compat/src/index.d.ts');
  // A host that has React's types as well would have the global twice.
  await writeFile(compat, (await readFile(compat, 'utf8')).replace('export as namespace React;\n', ''));
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'commonjs' }));
}
