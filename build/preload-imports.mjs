import MagicString from 'magic-string';

const IMPORT = /\bimport\(['"]\.\/([^'"]+)['"]\)/g;

/**
 * The imports of a late chunk are unknown until it has loaded, which would add a second network step after the first
 * interaction. The build knows them, so the importing chunk requests them in parallel.
 */
export function preloadImports() {
  return {
    name: 'preload-imports',
    renderChunk(rendered, { fileName, imports }, options, { chunks }) {
      const code = new MagicString(rendered);
      const there = new Set([fileName, ...closureOf(imports, chunks)]);
      code.replaceAll(IMPORT, (imported, name) => {
        const file = `chunks/${name}`;
        const needs = closureOf(chunks[file]?.imports ?? [], chunks).filter(
          (need) => need !== file && !there.has(need),
        );
        if (!needs.length) return imported;
        // If one of them fails to load, so does the chunk: there is one failure to report.
        const imports = [imported, ...needs.map((need) => `import("./${need.slice(7)}")`)];
        return `Promise.all([${imports}]).then(([e])=>e)`;
      });
      return { code: code.toString(), map: code.generateMap({ hires: 'boundary' }) };
    },
  };
}

/** The files, and all their static imports. */
function closureOf(files, chunks, seen = new Set()) {
  for (const file of files) {
    if (!chunks[file] || seen.has(file)) continue;
    seen.add(file);
    closureOf(chunks[file].imports, chunks, seen);
  }
  return [...seen];
}
