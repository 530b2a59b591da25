import { mkdir, writeFile } from 'node:fs/promises';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { rollup } from 'rollup';
import swc from '@rollup/plugin-swc';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { catalogue } from './catalogue.mjs';
import { minifyCss } from './css.mjs';
import { integrityOf, manifestOf, pack } from './manifest.mjs';
import { placeholderFiles, placeholders } from './placeholders.mjs';
import { sizesOf } from './sizes-of.mjs';

/** After the chunks: the loader that knows them, the manifest with sizes and SRI hashes, the optional stylesheet. */
export function finish({ flavour, version }) {
  return {
    name: 'finish',
    buildStart() {
      for (const file of placeholderFiles()) this.addWatchFile(resolve(file));
    },
    async writeBundle({ dir }, bundle) {
      const manifest = manifestOf(bundle);
      const loader = await buildLoader(pack(manifest), version);
      await mkdir(dir, { recursive: true });
      await writeFile(`${dir}/loader.js`, loader);
      await writeFile(`${dir}/inlay.css`, minifyCss(Buffer.from(await optionalSheet(version)), 'inlay.css'));
      const bare = await buildLoader('||', version);
      const sizes = sizesOf({ manifest, loader, bare });
      await writeFile(`${dir}/manifest.json`, JSON.stringify({ version, flavour, sizes, ...manifest, integrity: integrityOf(manifest, loader) }, null, 2));
      if (flavour === 'preact') await writeFile(`${dir}/catalogue.json`, JSON.stringify(await catalogue(), null, 2));
    },
  };
}

/** The tokens, marked so that the runtime need not bring them, and how each placeholder looks before its widget comes. */
async function optionalSheet(version) {
  const base = ['tokens', 'focus'].map((name) => readFileSync(`src/core/styles/${name}.css`, 'utf8'));
  return [`:where(:root) { --inlay-version: '${version}' }`, ...base, await placeholders()].join('\n');
}

export async function buildLoader(packed, version) {
  const bundle = await rollup({
    input: 'src/loader/script.ts',
    plugins: [
      nodeResolve({ extensions: ['.ts'] }),
      replace({ preventAssignment: true, values: { INLAY_VERSION: JSON.stringify(version), INLAY_MANIFEST: JSON.stringify(packed) } }),
      swc({ swc: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } }, include: /\.ts$/ }),
    ],
  });
  const { output } = await bundle.generate({ format: 'iife', strict: false, plugins: [terser({ ecma: 2020, toplevel: true, compress: { passes: 4, unsafe_arrows: true, unsafe_methods: true, pure_getters: true, keep_fargs: false } })] });
  await bundle.close();
  return output[0].code;
}
