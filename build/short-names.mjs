/** Rollup hashes with eight characters, which tell any number of chunks apart while it works. */
const NAME = /(chunks\/|\.\/)([\w.-]+)-\w{3}(\w{5})\.js/g;

/**
 * Cuts the hashes in file names to five characters: the loader carries every
 * one of them, and capitals compress better beside the names. Two versions of
 * one file share a name once in a million changes.
 */
export function shortNames() {
  return {
    name: 'short-names',
    generateBundle(options, bundle) {
      const long = new Set(Object.keys(bundle));
      const short = (text) =>
        text.replace(NAME, (whole, folder, name, hash) =>
          long.has(whole.replace('./', 'chunks/')) ? `${folder}${name}-${hash.toUpperCase()}.js` : whole,
        );
      for (const [file, chunk] of Object.entries(bundle)) {
        if (chunk.type !== 'chunk') continue;
        chunk.fileName = short(file);
        chunk.code = short(chunk.code);
        chunk.imports = chunk.imports.map(short);
        chunk.dynamicImports = chunk.dynamicImports.map(short);
      }
    },
  };
}
