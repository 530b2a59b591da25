/** The WordPress plugin: the sources in cms/wordpress, and the catalogue's data of each module. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { rollup } from 'rollup';
import { fieldsOf, labelOf, skeletonOf } from './fields.mjs';

const SOURCES = 'cms/wordpress';

/** The files that a page loads. */
const BUNDLED = /^(?:loader\.js|inlay\.css|manifest\.json|chunks\/.*\.js|styles\/.*\.css)$/;

/** The same in every time zone: a ZIP stores local times. */
const MODIFIED = new Date(2020, 0, 1);

/** The bytes of the ZIP, which depend only on the sources and on `dist`. */
export async function wordPressZip(modules, { version, configuration, dist = 'dist' }) {
  const files = {
    ...(await pluginFiles(modules, { version, configuration })),
    ...(await bundledFiles(dist)),
    LICENSE: await readFile('LICENSE'),
    'THIRD-PARTY-LICENSES.txt': await readFile(join(dist, 'THIRD-PARTY-LICENSES.txt')),
  };
  const entries = Object.entries(files)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, content]) => [`inlay/${path}`, typeof content === 'string' ? Buffer.from(content) : content]);
  return zipSync(Object.fromEntries(entries), { level: 9, mtime: MODIFIED });
}

/** The plugin without the files of `dist`, by path. */
export async function pluginFiles(modules, { version, configuration }) {
  const blocks = Object.fromEntries(modules.map((module) => [module.name, blockOf(module, version)]));
  const php = (name) => readFile(join(SOURCES, name), 'utf8');
  const includes = (await readdir(join(SOURCES, 'includes'))).map((name) => `includes/${name}`);
  const sources = ['inlay.php', 'uninstall.php', 'readme.txt', ...includes];
  const texts = Object.fromEntries(await Promise.all(sources.map(async (name) => [name, await php(name)])));
  return {
    ...texts,
    'inlay.php': texts['inlay.php'].replace('0.0.0', version),
    'readme.txt': texts['readme.txt'].replace('0.0.0', version),
    'includes/modules.php': phpFile('Elements of the props, by module and attribute.', shortcodeOf(modules)),
    'includes/configuration.php': phpFile('What the settings page reads.', settingsOf(configuration)),
    ...Object.fromEntries(
      Object.entries(blocks).map(([name, block]) => [`blocks/${name}/block.json`, JSON.stringify(block, null, '\t')]),
    ),
    'blocks/blocks-manifest.php': phpFile('The metadata of all blocks, so that WordPress reads one file.', blocks),
    'assets/catalogue.js': `window.inlayCatalogue = ${JSON.stringify(modules.map(editorEntryOf))};\n`,
    'assets/editor.js': await editorScript(),
    'assets/editor.css': await php('editor.css'),
    'languages/inlay.pot': await translationTemplate(texts),
  };
}

async function bundledFiles(dist) {
  const paths = (await readdir(dist, { recursive: true })).map((path) => path.replaceAll('\\', '/'));
  const bundled = paths.filter((path) => BUNDLED.test(path));
  return Object.fromEntries(
    await Promise.all(bundled.map(async (path) => [`assets/inlay/${path}`, await readFile(join(dist, path))])),
  );
}

/** https://developer.wordpress.org/block-editor/reference-guides/block-api/block-metadata/ */
function blockOf({ name, description }, version) {
  return {
    $schema: 'https://schemas.wp.org/trunk/block.json',
    apiVersion: 3,
    name: `inlay/${name}`,
    version,
    title: labelOf(name),
    category: 'inlay',
    icon: 'screenoptions',
    description,
    keywords: ['inlay', name],
    textdomain: 'inlay',
    attributes: { content: { type: 'string', source: 'html' } },
    supports: { className: false, customClassName: false, html: true },
    editorScript: 'inlay-editor',
    editorStyle: 'inlay-editor',
  };
}

/** The data of a module for the editor. */
function editorEntryOf(module) {
  return {
    name: module.name,
    title: labelOf(module.name),
    props: fieldsOf(module.props, module.examples),
    // JSON is text in the page if WordPress removes the script around it.
    examples: module.examples.filter(({ html }) => !html.includes('<script')),
    skeleton: skeletonOf(module),
  };
}

/** Attributes of a shortcode are lower-case, without `data-`. */
function shortcodeOf(modules) {
  const elementOf = ({ name, kind, isAttribute }) =>
    isAttribute || !/^(?:text|content|date)$/.test(kind) ? false : name;
  return Object.fromEntries(
    modules.map(({ name, props, examples }) => [
      name,
      Object.fromEntries(
        fieldsOf(props, examples).map((prop) => [prop.attribute.slice('data-'.length), elementOf(prop)]),
      ),
    ]),
  );
}

/** `configuration` is its JSON Schema. Services that have a path by default are below one address. */
function settingsOf({ properties: { services, consent } }) {
  const paths = Object.entries(services.properties).flatMap(([name, { default: path = '' }]) =>
    path.startsWith('/services/') ? [[name, path.slice('/services'.length)]] : [],
  );
  return { services: Object.fromEntries(paths), consent: [...consent.properties.tool.enum].sort() };
}

async function editorScript() {
  const bundle = await rollup({ input: `${SOURCES}/editor/index.js` });
  const { output } = await bundle.generate({ format: 'iife' });
  await bundle.close();
  return output[0].code;
}

function phpFile(description, value) {
  return `<?php\n/**\n * ${description} Written by the build of Inlay.\n *\n * @package Inlay\n */\n\ndefined( 'ABSPATH' ) || exit;\n\nreturn ${phpValue(value)};\n`;
}

/** An array, a text, a number or a boolean as PHP. */
export function phpValue(value, indent = '') {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&')}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}\t`;
  const rows = Array.isArray(value)
    ? value.map((item) => phpValue(item, inner))
    : Object.entries(value).map(([key, item]) => `${phpValue(key)} => ${phpValue(item, inner)}`);
  return rows.length ? `array(\n${rows.map((row) => `${inner}${row},\n`).join('')}${indent})` : 'array()';
}

/** The texts for translators (gettext). Each text is in single quotes. */
async function translationTemplate(php) {
  const scripts = (await readdir(`${SOURCES}/editor`)).map((name) => readFile(`${SOURCES}/editor/${name}`, 'utf8'));
  const files = { ...php, 'assets/editor.js': (await Promise.all(scripts)).join('\n') };
  const texts = new Map();
  for (const [path, code] of Object.entries(files)) {
    for (const [, quoted] of code.matchAll(/\b(?:__|esc_html__|esc_html_e)\(\s*'((?:[^'\\]|\\.)+)',\s*'inlay'/g)) {
      const text = quoted.replace(/\\'/g, "'");
      texts.set(text, (texts.get(text) ?? new Set()).add(path));
    }
  }
  const entry = ([text, paths]) => `\n#: ${[...paths].join(' ')}\nmsgid ${JSON.stringify(text)}\nmsgstr ""\n`;
  return `msgid ""\nmsgstr ""\n"Project-Id-Version: Inlay\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n"X-Domain: inlay\\n"\n${[...texts].map(entry).join('')}`;
}
