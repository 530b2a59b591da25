import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { rollup } from 'rollup';
import replace from '@rollup/plugin-replace';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import { catalogue } from './catalogue.mjs';
import { integrityOf, manifestOf, pack } from './manifest.mjs';
import { minify } from './minify.mjs';
import { sizesOf } from './sizes-of.mjs';
import { sourceMapOptions } from './source-maps.mjs';
import { inlaySheet, serverSheets, stylesheetFiles } from './stylesheets.mjs';
import { transpile } from './transpile.mjs';

/**
 * Runs after the chunks: writes the loader with their names, the manifest with sizes and SRI hashes, and the optional
 * stylesheet. In development (`isDev`), nothing is minified or measured, and the catalogue is made from the
 * declarations only.
 */
export function finish({ flavour, version, isDev = false }) {
  let isDescribed = false;
  return {
    name: 'finish',
    buildStart() {
      for (const file of stylesheetFiles()) this.addWatchFile(resolve(file));
    },
    watchChange(id) {
      // No component and no stylesheet declares anything.
      if (!/\.(tsx|css)$/.test(id)) isDescribed = false;
    },
    async writeBundle({ dir }, bundle) {
      const manifest = manifestOf(bundle, { isWeighed: !isDev });
      await mkdir(dir, { recursive: true });
      const loader = await buildLoader(pack(manifest), version, { dir, isMinified: !isDev });
      const stylesheet = inlaySheet(version);
      await writeFile(`${dir}/inlay.css`, stylesheet);
      await mkdir(`${dir}/styles`, { recursive: true });
      for (const { name, code } of serverSheets()) await writeFile(`${dir}/styles/${name}.css`, code);
      const sizes = isDev ? [] : sizesOf({ manifest, loader, stylesheet, bare: await buildLoader('||', version) });
      await writeFile(
        `${dir}/manifest.json`,
        JSON.stringify({ version, flavour, sizes, ...manifest, integrity: integrityOf(manifest, loader) }, null, 2),
      );
      if (flavour !== 'preact' || isDescribed) return;
      await writeFile(`${dir}/catalogue.json`, JSON.stringify(await catalogue({ withValues: !isDev }), null, 2));
      isDescribed = true;
    },
  };
}

/** Its code; written to `dir`, if it is set. */
export async function buildLoader(packed, version, { dir, isMinified = true } = {}) {
  const bundle = await rollup({
    input: 'src/loader/script.ts',
    plugins: [
      nodeResolve({ extensions: ['.ts'] }),
      replace({
        preventAssignment: true,
        values: { INLAY_VERSION: JSON.stringify(version), INLAY_MANIFEST: JSON.stringify(packed) },
      }),
      transpile({ include: 'src/{contract,core,lifecycle,loader}/**' }),
    ],
  });
  const { output } = await bundle[dir ? 'write' : 'generate']({
    file: `${dir}/loader.js`,
    format: 'iife',
    strict: false,
    ...sourceMapOptions({ isDev: !isMinified }),
    plugins: isMinified ? [minify()] : [],
  });
  await bundle.close();
  return output[0].code;
}
