import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '..');
/** Marks when the first instruction of a contender runs. */
export const BANNER = 'window.bench?.begin();';

/** Bundles every contender with the same settings: esbuild, minified, for production. Returns file name → code. */
export async function bundle(peer) {
  const { build } = await import('esbuild');
  const entries = Object.fromEntries(peer.scripts.map((script) => [script.name, script]));
  const { outputFiles } = await build({
    entryPoints: Object.keys(entries).map((name) => ({ in: `peer:${name}`, out: name })),
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    write: false,
    outdir: FOLDER,
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', global: 'globalThis' },
    loader: { '.css': 'empty', '.png': 'empty', '.svg': 'empty', '.woff2': 'empty' },
    legalComments: 'none',
    logLevel: 'error',
    plugins: [
      {
        name: 'peer',
        setup(esbuild) {
          esbuild.onResolve({ filter: /^peer:/ }, ({ path }) => ({
            path: path.slice('peer:'.length),
            namespace: 'peer',
          }));
          // Lock requires the form that has a default export.
          esbuild.onResolve({ filter: /^auth0-js$/ }, ({ kind }) =>
            esbuild.resolve('auth0-js/dist/auth0.min.js', { kind, resolveDir: FOLDER }),
          );
          // Lock has its own React, which the packages that it builds on must share.
          if (peer.name === 'auth0-lock') {
            esbuild.onResolve({ filter: /^react(-dom)?$/ }, ({ path, kind, pluginData }) =>
              pluginData
                ? undefined
                : esbuild.resolve(path, {
                    kind,
                    resolveDir: join(FOLDER, 'node_modules/auth0-lock'),
                    pluginData: true,
                  }),
            );
          }
          esbuild.onLoad({ filter: /.*/, namespace: 'peer' }, ({ path }) => ({
            contents: entries[path].text,
            loader: 'jsx',
            resolveDir: FOLDER,
          }));
        },
      },
    ],
  });
  const files = new Map();
  for (const { path, text } of outputFiles) {
    const name = path.slice(FOLDER.length + 1);
    const script = entries[name.replace(/\.js$/, '')];
    files.set(name, script?.isInline ? await defaultExport(text) : text);
  }
  return files;
}

async function defaultExport(code) {
  return (await import(`data:text/javascript,${encodeURIComponent(code)}`)).default;
}

/** The versions of a contender's packages, from its imports. */
export async function versionsOf(peer) {
  const names = new Set(
    peer.scripts.flatMap(({ text }) =>
      [...text.matchAll(/(?:from |import )'(@[^/']+\/[^/']+|[^./'][^/']*)/g)].map(([, name]) => name),
    ),
  );
  return Promise.all(
    [...names].map(
      async (name) =>
        `${name} ${JSON.parse(await readFile(join(FOLDER, 'node_modules', name, 'package.json'), 'utf8')).version}`,
    ),
  );
}
