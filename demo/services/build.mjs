/**
 * Compiles the services for `npm pack`: one module, and the files that it reads, in `dist`. Packages are not bundled.
 * The build fails if one of them is not among the dependencies of package.json.
 */
import { cp, mkdir, readFile, rm } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { build } from 'esbuild';
import { globSync } from 'tinyglobby';

const services = import.meta.dirname;
const demo = dirname(services);
const dist = join(services, 'dist');

/** Read at run time, each at its path below `demo`. */
const FILES = [
  'services/**/*.{sql,css,txt}',
  'content/**/*.{json,md,yaml}',
  '!content/README.md',
  '!**/{node_modules,dist,deploy}/**',
];

/** A module in one file with others still finds the files beside it: `dist` has the folders of `demo`. */
const ownLocation = {
  name: 'own location',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const location = JSON.stringify(`./${relative(demo, path)}`);
      return {
        loader: 'ts',
        contents: source.replaceAll('import.meta.url', `new URL(${location}, import.meta.url).href`),
      };
    });
  },
};

await rm(dist, { recursive: true, force: true });
const { metafile } = await build({
  entryPoints: [join(services, 'server/entry.ts')],
  outfile: join(dist, 'inlay-services.mjs'),
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  legalComments: 'none',
  metafile: true,
  plugins: [ownLocation],
});

const { dependencies } = JSON.parse(await readFile(join(services, 'package.json'), 'utf8'));
const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path));
const packages = new Set(
  imported.filter((path) => !isBuiltin(path)).map((path) => /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? path),
);
const missing = [...packages].filter((name) => !dependencies[name]);
if (missing.length) throw new Error(`Add to the dependencies of demo/services/package.json: ${missing.join(', ')}`);
const unused = Object.keys(dependencies).filter((name) => !packages.has(name));
if (unused.length) throw new Error(`Remove from the dependencies of demo/services/package.json: ${unused.join(', ')}`);

for (const file of globSync(FILES, { cwd: demo })) {
  await mkdir(dirname(join(dist, file)), { recursive: true });
  await cp(join(demo, file), join(dist, file));
}
