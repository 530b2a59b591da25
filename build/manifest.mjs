import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { definitionOf, formerNames, widgetNames } from './widgets.mjs';
import { languageNames } from './languages.mjs';
import { entryOf, JOINED_WIDGETS } from './joined-widgets.mjs';
import { brotliSize } from './sizes.mjs';

/** The manifest's entry for each chunk. Brotli sizes take seconds, and are left out unless `isWeighed`. */
export function manifestOf(bundle, { isWeighed = true } = {}) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entries = new Map(chunks.filter((chunk) => chunk.isEntry).map((chunk) => [chunk.name, chunk]));
  const runtime = entries.get('_runtime');
  const shared = [runtime.fileName];
  const former = formerNames();
  const modules = [...widgetNames(), ...former.keys()].map((name) => {
    const widget = former.get(name) ?? name;
    const chunk = entries.get(entryOf(name));
    const files = closureOf(chunk, byFile).filter((file) => file !== chunk.fileName);
    const sharedFiles = files.filter((file) => file !== runtime.fileName);
    // For `<link rel="modulepreload">` in the host's head: all files that the widget needs to mount.
    return {
      name,
      file: chunk.fileName,
      load: loadOf(widget),
      shared: sharedFiles,
      modulepreload: [runtime.fileName, chunk.fileName, ...sharedFiles],
      // For the head of a page whose server writes the widget's own classes.
      ...(existsSync(`widgets/${widget}/server.css`) && { styles: `styles/${widget}.css` }),
    };
  });
  // All imports of widgets: they are requested in parallel with the widget, so that no waterfall is deeper than one.
  const joined = Object.keys(JOINED_WIDGETS).map((name) => entries.get(name).fileName);
  shared.push(...new Set([...joined, ...modules.flatMap((module) => module.shared)]));
  const languages = languageNames().map((language) => ({ language, file: entries.get(`_${language}`).fileName }));
  return {
    runtime: runtime.fileName,
    modules,
    languages,
    shared,
    files: Object.fromEntries(chunks.map((chunk) => [chunk.fileName, factsOf(chunk, isWeighed)])),
  };
}

/** Code that only `import()` reaches, smallest first. */
export function lateChunks({ runtime, modules, languages, shared, files }) {
  const early = new Set([runtime, ...shared, ...[...modules, ...languages].map(({ file }) => file)]);
  return Object.entries(files)
    .filter(([file]) => !early.has(file))
    .map(([file, { brotli: bytes }]) => ({ file, bytes }))
    .sort((a, b) => a.bytes - b.bytes);
}

/**
 * Every URL that a browser may request, for a host that pins them in an import map. It includes the second URL that the
 * loader uses for a retry, because a URL that is missing from the map is not checked.
 */
export function integrityOf({ runtime, modules, languages, files }, loader) {
  const retried = new Set([runtime, ...[...modules, ...languages].map(({ file }) => file)]);
  return Object.fromEntries([
    ['loader.js', hashOf(loader)],
    ...Object.entries(files).flatMap(([file, { integrity }]) =>
      [file, ...(retried.has(file) ? [`${file}?retry`] : [])].map((address) => [address, integrity]),
    ),
  ]);
}

/** See src/loader/manifest.ts for the format. */
export function pack({ modules, languages, shared }) {
  const joined = modules.filter(({ file }) => shared.includes(file));
  const rows = [
    ...shared.map((file) => ({ file })),
    ...languages.map(({ file }) => ({ file })),
    // Similar ones side by side, which compresses best.
    ...modules
      .filter((module) => !joined.includes(module))
      .map(({ file, load, shared: files }) => ({
        file,
        more: moreOf(
          load,
          files.map((file) => shared.indexOf(file)).filter((position) => position > 0),
        ),
      }))
      .sort((a, b) => order(a.more, b.more) || order(a.file, b.file)),
  ].map(({ file, more = '' }) => ({ ...partsOf(file), more }));
  // Last, without a hash: the first position is that of their file.
  for (const { name, file, load, shared: files } of joined)
    rows.push({
      name,
      hash: '',
      more: moreOf(
        load,
        files.map((file) => shared.indexOf(file)).filter((position) => position > 0),
        shared.indexOf(file),
      ),
    });
  return [
    rows.map(({ name }) => name).join(' '),
    rows.map(({ hash }) => hash).join(''),
    rows.map(({ more }) => more).join(','),
  ].join('|');
}

function moreOf(load, positions, ownPosition = []) {
  return (
    (load === 'visible' ? '' : `${load} `) +
    [ownPosition, ...positions.sort((a, b) => a - b)].flat().map(digitOf).join('')
  );
}

/** One character for each position, none of which is a separator. */
function digitOf(position) {
  if (position > 75)
    throw new RangeError('The loader has digits for 76 shared chunks. Join some of them in build/chunks.mjs.');
  return String.fromCharCode(48 + position);
}

function order(a, b) {
  return a < b ? -1 : Number(a > b);
}

function partsOf(file) {
  const [, name, hash] = /^chunks\/(.+)-([\da-f]{7})\.js$/.exec(file);
  return { name, hash };
}

function closureOf(chunk, byFile, seen = new Set()) {
  for (const file of [chunk.fileName, ...chunk.imports]) {
    if (seen.has(file)) continue;
    seen.add(file);
    if (byFile.has(file)) closureOf(byFile.get(file), byFile, seen);
  }
  return [...seen];
}

/** The loader must know when to load a widget before it has loaded it. */
export function loadOf(name) {
  return /\bload:\s*'([^']+)'/.exec(definitionOf(name))?.[1] ?? 'visible';
}

function factsOf(chunk, isWeighed) {
  return {
    bytes: Buffer.byteLength(chunk.code),
    brotli: isWeighed ? brotliSize(chunk.code) : undefined,
    integrity: hashOf(chunk.code),
    imports: chunk.imports,
    holds: Object.keys(chunk.modules)
      .map((id) => id.replace(`${process.cwd()}/`, '').replace(/^.*node_modules\//, 'npm:'))
      .filter((id) => !id.startsWith('\0')),
  };
}

function hashOf(code) {
  return `sha384-${createHash('sha384').update(code).digest('base64')}`;
}
