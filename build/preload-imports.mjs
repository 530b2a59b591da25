const IMPORT = /\bimport\("\.\/([^"]+)"\)/g;

/**
 * A chunk that comes later says what it needs only once it is there, which is
 * a second step on the network after a visitor's first touch. The build knows
 * it before: whoever imports such a chunk asks for its needs beside it.
 */
export function preloadImports() {
  return {
    name: 'preload-imports',
    generateBundle(options, bundle) {
      for (const [file, chunk] of Object.entries(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const there = closureOf(file, bundle);
        chunk.code = chunk.code.replace(IMPORT, (asked, name) => {
          const needs = [...closureOf(`chunks/${name}`, bundle)].filter(
            (need) => need !== `chunks/${name}` && !there.has(need),
          );
          if (!needs.length) return asked;
          // If one of them does not come, neither does the chunk: there is one failure to tell.
          return `Promise.all([${[asked, ...needs.map((need) => `import("./${need.slice(7)}")`)]}]).then(([e])=>e)`;
        });
      }
    },
  };
}

/** The chunk and all that it imports at once. */
function closureOf(file, bundle, seen = new Set()) {
  if (!bundle[file] || seen.has(file)) return seen;
  seen.add(file);
  for (const one of bundle[file].imports) closureOf(one, bundle, seen);
  return seen;
}
