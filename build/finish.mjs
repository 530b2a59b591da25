import { mkdir, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { rollup } from 'rollup';
import replace from '@rollup/plugin-replace';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { catalogue } from './catalogue.mjs';
import { minifyCss } from './css.mjs';
import { integrityOf, manifestOf, pack } from './manifest.mjs';
import { minify } from './minify.mjs';
import { sizesOf } from './sizes-of.mjs';
import { transpile } from './transpile.mjs';

/** After the chunks: the loader that knows them, the manifest with sizes and SRI hashes, the optional stylesheet. */
export function finish({ flavour, version }) {
  return {
    name: 'finish',
    async writeBundle({ dir }, bundle) {
      const manifest = manifestOf(bundle);
      const loader = await buildLoader(pack(manifest), version);
      await mkdir(dir, { recursive: true });
      await writeFile(`${dir}/loader.js`, loader);
      await writeFile(`${dir}/inlay.css`, minifyCss(Buffer.from(optionalSheet(version)), 'inlay.css'));
      const bare = await buildLoader('||', version);
      const sizes = sizesOf({ manifest, loader, bare });
      await writeFile(`${dir}/manifest.json`, JSON.stringify({ version, flavour, sizes, ...manifest, integrity: integrityOf(manifest, loader) }, null, 2));
      if (flavour === 'preact') await writeFile(`${dir}/catalogue.json`, JSON.stringify(await catalogue(), null, 2));
    },
  };
}

/** The tokens, marked so that the runtime need not bring them, and how each placeholder looks before its widget comes. */
function optionalSheet(version) {
  // What opens a page is there first: servers write it with the classes that it has afterwards.
  const heroes = globSync(['src/features/hero/*.css', 'widgets/*-hero/*-hero.css']).sort();
  const files = ['src/core/styles/tokens.css', 'src/core/styles/focus.css', 'build/placeholders.css', ...globSync(['build/placeholders/*.css', 'widgets/*/placeholder.css']).sort(), ...heroes];
  return [`:where(:root) { --inlay-version: '${version}' }`, ...files.map((file) => readFileSync(file, 'utf8')), narrowTables()].join('\n');
}

/** The layout for phones, which an editor may ask for on tablets too. */
function narrowTables() {
  const layout = readFileSync('build/placeholders/narrow/tables.css', 'utf8');
  const waiting = ":not([data-state='mounted'])";
  return `
    @media screen and (width < 768px) { [data-module='table']${waiting} { ${layout} } }
    @media screen and (768px <= width < 1024px) { [data-module='table'][data-show-mobile-layout-on-tablet]${waiting} { ${layout} } }
  `;
}

export async function buildLoader(packed, version) {
  const bundle = await rollup({
    input: 'src/loader/script.ts',
    plugins: [
      nodeResolve({ extensions: ['.ts'] }),
      replace({ preventAssignment: true, values: { INLAY_VERSION: JSON.stringify(version), INLAY_MANIFEST: JSON.stringify(packed) } }),
      transpile({ include: 'src/{contract,core,loader}/**' }),
    ],
  });
  const { output } = await bundle.generate({ format: 'iife', strict: false, plugins: [minify()] });
  await bundle.close();
  return output[0].code;
}
