import { minify as minifyBySwc } from '@swc/core';

const COMPRESS = {
  passes: 3,
  pure_getters: true,
  keep_fargs: false,
  unsafe_arrows: true,
  unsafe_methods: true,
  toplevel: true,
};

/**
 * As small as the output of Terser with three passes, in a twentieth of its time. A classic script is ASCII: a page in
 * windows-1252 reads it in that encoding, unless a header says otherwise. Browsers read modules as UTF-8.
 */
export function minify() {
  return {
    name: 'minify',
    renderChunk(code, chunk, { format }) {
      const isModule = format === 'es';
      return minifyBySwc(code, {
        module: isModule,
        ecma: 2020,
        compress: COMPRESS,
        mangle: { toplevel: true },
        format: { asciiOnly: !isModule },
        sourceMap: true,
      });
    },
  };
}
