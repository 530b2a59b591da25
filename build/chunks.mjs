import { sep } from 'node:path';

/**
 * A shared chunk is a folder. What the runtime reaches is the runtime chunk;
 * services and the session that authorises them travel together; every other
 * layer of `src` is a chunk, and each feature one of its own. What is only asked for later, by
 * `lazy`, is left to Rollup, which gives it a chunk for each place that asks.
 */
const LAYERS = { contract: '_runtime', core: '_runtime', runtime: '_runtime', session: 'services' };

/** What a call may throw is known to those who never call. */
const ERRORS = /\/src\/http\/error\.ts$/;

/** `manualChunks` of Rollup, for one build. */
export function createChunkOf() {
  let before;
  return (id, graph) => {
    before ??= reachedBefore(graph);
    return before.runtime.has(id) || ERRORS.test(id.replaceAll(sep, '/'))
      ? '_runtime'
      : before.widgets.has(id)
        ? folderOf(id, before.widgets, graph)
        : undefined;
  };
}

function folderOf(id, reached, graph) {
  const [, layer, folder, control] =
    /\/src\/([\w-]+)\/(?:([\w-]+)\/)?(?:([\w-]+)\/)?/.exec(
      id.replaceAll(sep, '/').replace(/.*\/node_modules\/.*/, ''),
    ) ?? [];
  // Controls that are used together stand in a folder of `ui` of their own.
  if (layer) return layer === 'features' || (layer === 'ui' && control) ? folder : (LAYERS[layer] ?? layer);
  // A package goes with the folder that imports it; widgets keep theirs.
  const importers = graph.getModuleInfo(id).importers.filter((importer) => reached.has(importer) && importer !== id);
  return /node_modules/.test(id)
    ? importers
        .map((importer) => folderOf(importer, new Set([...reached].filter((one) => one !== id)), graph))
        .filter(Boolean)
        .sort(byLayer)[0]
    : undefined;
}

/** The chunk that more pages have first. */
function byLayer(a, b) {
  const order = ['_runtime', 'services', 'ui', 'forms'];
  return (order.indexOf(a) + 1 || 9) - (order.indexOf(b) + 1 || 9);
}

/** What comes with the runtime and with each widget, before anything is asked for by `import()`. */
function reachedBefore({ getModuleIds, getModuleInfo }) {
  const entries = [...getModuleIds()].filter((id) => getModuleInfo(id).isEntry);
  const isRuntime = (id) => /\/src\/runtime\/entry\.ts$/.test(id.replaceAll(sep, '/'));
  return {
    runtime: reach(entries.filter(isRuntime), getModuleInfo),
    widgets: reach(
      entries.filter((id) => !isRuntime(id)),
      getModuleInfo,
    ),
  };
}

/**
 * Follows names, not files: an index of a folder re-exports what comes at once
 * and what comes later, and only what is named by an importer counts.
 */
function reach(entries, getModuleInfo) {
  const used = new Set();
  const followed = new Set();
  for (const id of entries) follow(id, '*');
  return used;

  function use(id) {
    if (used.has(id)) return;
    used.add(id);
    const { imports } = linksOf(id, getModuleInfo);
    for (const { from, name } of imports) follow(from, name);
  }

  function follow(id, name) {
    const key = `${id}\n${name}`;
    if (!id || followed.has(key)) return Boolean(id);
    followed.add(key);
    const { reexports, stars, own } = linksOf(id, getModuleInfo);
    if (name === '*') {
      use(id);
      for (const { from, name: other } of reexports.values()) follow(from, other);
      for (const star of stars) follow(star, '*');
      return true;
    }
    const link = reexports.get(name);
    if (link) return follow(link.from, link.name);
    if (own.has(name) || !stars.length) {
      use(id);
      return true;
    }
    for (const star of stars) if (exportsName(star, name)) return follow(star, name);
    use(id);
    return true;
  }

  function exportsName(id, name, seen = new Set()) {
    if (!id || seen.has(id)) return false;
    seen.add(id);
    const { reexports, stars, own } = linksOf(id, getModuleInfo);
    return own.has(name) || reexports.has(name) || stars.some((star) => exportsName(star, name, seen));
  }
}

const links = new WeakMap();

/** What a module imports, and what it passes on, by name. */
function linksOf(id, getModuleInfo) {
  const info = getModuleInfo(id);
  const nothing = { imports: [], reexports: new Map(), stars: [], own: new Set() };
  if (!info?.ast) return nothing;
  if (links.has(info.ast)) return links.get(info.ast);
  const sources = [
    ...new Set(info.ast.body.map((node) => node.source?.value).filter((source) => source !== undefined)),
  ];
  const fileOf = (source) => info.importedIdResolutions[sources.indexOf(source)]?.id;
  const all = { ...nothing, imports: [], reexports: new Map(), stars: [], own: new Set() };
  const local = new Map();
  for (const node of info.ast.body) {
    const from = node.source && fileOf(node.source.value);
    if (node.type === 'ImportDeclaration') {
      if (!node.specifiers.length) all.imports.push({ from, name: '*' });
      for (const {
        type,
        imported,
        local: { name },
      } of node.specifiers) {
        const link = {
          from,
          name:
            type === 'ImportDefaultSpecifier'
              ? 'default'
              : type === 'ImportNamespaceSpecifier'
                ? '*'
                : nameOf(imported),
        };
        all.imports.push(link);
        local.set(name, link);
      }
    } else if (node.type === 'ExportAllDeclaration') {
      if (node.exported) all.reexports.set(nameOf(node.exported), { from, name: '*' });
      else all.stars.push(from);
    } else if (node.type === 'ExportNamedDeclaration' && node.source) {
      for (const { local: inner, exported } of node.specifiers)
        all.reexports.set(nameOf(exported), { from, name: nameOf(inner) });
    } else if (node.type === 'ExportNamedDeclaration') {
      for (const { local: inner, exported } of node.specifiers) {
        const link = local.get(nameOf(inner));
        if (link) all.reexports.set(nameOf(exported), link);
        else all.own.add(nameOf(exported));
      }
      for (const { id: declared } of node.declaration?.declarations ?? [node.declaration].filter(Boolean))
        if (declared?.name) all.own.add(declared.name);
    } else if (node.type === 'ExportDefaultDeclaration') all.own.add('default');
  }
  links.set(info.ast, all);
  return all;
}

function nameOf(node) {
  return node.name ?? node.value;
}
