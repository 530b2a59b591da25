import { sep } from 'node:path';
import { entryOf, fileOfJoined } from './joined-widgets.mjs';

/**
 * Early code is imported statically by the runtime or a widget. The runtime chunk contains everything that the runtime
 * imports. The services of the user are one chunk with the session that authorises them. Each other layer of `src`,
 * each feature and each group of controls is a chunk. Late code is only reached by `import()`. The late code of a
 * feature, or of `forms`, is one chunk with the services that it calls. Rollup decides about the rest: a chunk for each
 * file named by an `import()`, with the code that only it needs.
 */
const LAYERS = { contract: '_runtime', core: '_runtime', runtime: '_runtime', session: 'services' };

/**
 * Folders that the same widgets use: content widgets, the search field, which most pages have only in the site's frame,
 * and the content of the sign-in page.
 */
const JOINED_FOLDERS = {
  ...{ cards: 'phrasing', 'link-list': 'phrasing', picture: 'phrasing' },
  ...{ search: '_site-frame', 'sign-in': '_sign-in-page' },
};

/** Validates requests and responses. A form that is only displayed needs none of it. */
const SCHEMAS = /\/node_modules\/superstruct\/|\/src\/(forms\/(rules|schema)|services\/response)\.ts$/;

/** Late code that is small, and shares a chunk with that of other folders. */
const LATE = [
  [/\/features\/lists\/sources\/(?!calendar\.)/, 'sources'],
  [/\/runtime\/edit\/(?!descriptions\.)/, 'edit'],
  [/\/ui\/overlays\/dialog\/|\/features\/consent\/(settings|reload)\./, 'dialog'],
  [/\/src\/(contract|core)\/|\/src\/runtime\/[^/]+$/, 'diagnostics'],
  [/\/src\/page\/[^/]+$|\/features\/provider-sign-out\/|\/services\/geo\.ts$/, 'page'],
];

/** Code that a form needs after it is filled in. */
const FORMS_LATE = /\/src\/forms\/(?:captcha\/|late\.ts$|fields\/suggest-email\.ts$)/;

/** Late code with a large package, or with controls that nothing else needs, separate from that of its folder. */
const APART = /\/media\/hls\.ts$|\/sources\/calendar\.ts$|\/sign-in\/passkey\/|\/features\/(carousel|footnotes)\//;

/** `manualChunks` of Rollup, for one build. */
export function createChunkOf() {
  let early;
  return (id, graph) => {
    early ??= { runtime: closureOf(graph, isRuntime), widgets: closureOf(graph, (entry) => !isRuntime(entry)) };
    // Code that never makes a request still catches the errors of requests.
    if (early.runtime.has(id) || /\/src\/http\/error\.ts$/.test(slashed(id))) return '_runtime';
    return early.widgets.has(id) ? earlyChunk(id, early.widgets, graph) : lateChunk(id, graph);
  };
}

function earlyChunk(id, early, graph) {
  const { layer, folder, group, widget } = partsOf(id);
  if (fileOfJoined(id)) return fileOfJoined(id);
  if (SCHEMAS.test(slashed(id))) return 'schemas';
  if (widget) return entryOf(widget) === widget ? undefined : entryOf(widget);
  if (layer === 'features' || layer === 'ui') {
    if (JOINED_FOLDERS[folder]) return JOINED_FOLDERS[folder];
    if (layer === 'features' || group) return folder;
  }
  // A package, or a service other than the user's, is in the chunk of the folder that imports it.
  if (!layer || (layer === 'services' && !folder)) {
    const importers = graph.getModuleInfo(id).importers.filter((importer) => early.has(importer) && importer !== id);
    const rest = new Set([...early].filter((chunkId) => chunkId !== id));
    const chunks = [...new Set(importers.map((importer) => earlyChunk(importer, rest, graph)))];
    if (layer) return chunks.length === 1 ? chunks[0] : chunks.length ? layer : undefined;
    return chunks.filter(Boolean).sort(byLayer)[0];
  }
  return LAYERS[layer] ?? layer;
}

function lateChunk(id, graph) {
  const { layer, folder } = partsOf(id);
  const [, small] = LATE.find(([files]) => files.test(slashed(id))) ?? [];
  if (small || APART.test(slashed(id))) return small;
  if (layer === 'features') return `${folder}-late`;
  if (FORMS_LATE.test(slashed(id))) return 'forms-late';
  if (layer !== 'services' && layer !== 'forms') return undefined;
  const chunks = graph.getModuleInfo(id).importers.map((importer) => lateChunk(importer, graph));
  return chunks.filter(Boolean).sort()[0];
}

/** The parts of `src/LAYER/FOLDER/GROUP/…` and `widgets/WIDGET/…`, as far as the file has them. */
function partsOf(id) {
  const path = slashed(id).replace(/.*\/node_modules\/.*/, '');
  const [, layer, folder, group] = /\/src\/([\w-]+)\/(?:([\w-]+)\/)?(?:([\w-]+)\/)?/.exec(path) ?? [];
  return { layer, folder, group, widget: /\/widgets\/([\w-]+)\//.exec(path)?.[1] };
}

/** The chunk that more pages load first. */
function byLayer(a, b) {
  const order = ['_runtime', 'services', 'ui', 'forms'];
  return (order.indexOf(a) + 1 || 9) - (order.indexOf(b) + 1 || 9);
}

/** The entries, and every file that they import statically. */
function closureOf({ getModuleIds, getModuleInfo }, isWanted) {
  const reached = new Set();
  const waiting = [...getModuleIds()].filter((id) => getModuleInfo(id).isEntry && isWanted(id));
  for (const id of waiting) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...getModuleInfo(id).importedIds);
  }
  return reached;
}

function isRuntime(id) {
  return /\/src\/runtime\/entry\.ts$/.test(slashed(id));
}

function slashed(id) {
  return id.replaceAll(sep, '/');
}
