import { resolve } from 'node:path';
import MagicString from 'magic-string';
import { createChunkOf } from './chunks.mjs';
import { languageNames } from './languages.mjs';
import { loadOf, pack } from './manifest.mjs';
import { formerNames, widgetFile, widgetNames } from './widgets.mjs';

const IMPORT_CHUNK = '\0inlay:import-chunk';

/** The manifest entry of a chunk whose URL only the host's bundler knows. */
const addressOf = (name) => `chunks/${name}-0000000.js`;

/**
 * For hosts that bundle: the loader imports chunks by `import()` of their modules, which the host's bundler follows,
 * instead of their URLs.
 */
export function bundled() {
  return {
    name: 'bundled',
    resolveId(source) {
      return source.endsWith('/import-chunk') ? IMPORT_CHUNK : null;
    },
    load(id) {
      return id === IMPORT_CHUNK ? importChunkSource() : null;
    },
    // URLs that are known only in the page, such as those of a captcha: no bundler can follow them.
    renderChunk(rendered) {
      const code = new MagicString(rendered);
      code.replace(/\bimport\((?=[\w$])/g, 'import(/* webpackIgnore: true */ /* @vite-ignore */ ');
      return { code: code.toString(), map: code.generateMap({ hires: 'boundary' }) };
    },
  };
}

/** The value of `INLAY_MANIFEST` in the loader. */
export function packedManifest() {
  return pack({
    shared: [addressOf('_runtime')],
    modules: [...sourceNames()].map(([name, widget]) => ({
      name,
      file: addressOf(name),
      load: loadOf(widget),
      shared: [],
    })),
    languages: languageNames().map((language) => ({ language, file: addressOf(`_${language}`) })),
  });
}

/** The widget of each name that a page may use. */
function sourceNames() {
  return new Map([...widgetNames().map((name) => [name, name]), ...formerNames()]);
}

function importChunkSource() {
  const sources = {
    _runtime: resolve('src/runtime/entry.ts'),
    ...Object.fromEntries([...sourceNames()].map(([name, widget]) => [name, resolve(widgetFile(widget))])),
    ...Object.fromEntries(languageNames().map((language) => [`_${language}`, `messages.${language}`])),
  };
  const rows = Object.entries(sources).map(
    ([name, source]) => `  ${JSON.stringify(addressOf(name))}: () => import(${JSON.stringify(source)}),`,
  );
  return `const chunks = {\n${rows.join('\n')}\n};

/** Third-party modules are imported from their own URL. */
export function importChunk(url) {
  const load = chunks[/chunks\\/[\\w-]+\\.js/.exec(url)?.[0]];
  return load ? load() : import(url);
}
`;
}

/**
 * Like the shared chunks, but with separate layers of the runtime: the host's first script, and its server, need only
 * the code that declares widgets, and their hooks.
 */
export function createModuleOf() {
  const chunkOf = createChunkOf();
  return (id, graph) => {
    const chunk = chunkOf(id, graph);
    if (chunk !== '_runtime' || id.includes('/src/runtime/')) return chunk;
    // The lifecycle of placeholders needs a page: a server that imports the host's script has none.
    const [, layer] = /\/src\/(contract|lifecycle)\//.exec(id) ?? [, 'core'];
    return `_${layer}`;
  };
}
