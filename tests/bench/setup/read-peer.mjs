import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * A contender, read from its file:
 * - `<template>` holds one placeholder; `{start}` is its own number, `{when}` what `data-eager` or `data-visible` says.
 *   `data-appends`: the peer mounts placeholders that are added later.
 * - `<template data-head>` goes into the head; `{runtime}` is the file that our manifest calls so.
 * - `<script type="module">` is bundled into the page; with `data-name` it is fetched by that name from `/peers/PEER/`;
 *   with `data-inline` its default export is the script.
 */
export function readPeer(file) {
  const html = readFileSync(file, 'utf8');
  const elements = [...html.matchAll(/<(template|script)([^>]*)>\n?(.*?)<\/\1>\n/gs)].map(
    ([, tag, attributes, text]) => ({ tag, attributes: readAttributes(attributes), text }),
  );
  // A head has its own script tags.
  const templates = elements.filter(({ tag }) => tag === 'template');
  const head =
    templates.find(({ attributes }) => 'data-head' in attributes)?.text.replace('{runtime}', runtimeFile) ?? '';
  const placeholder = templates.find(({ attributes }) => !('data-head' in attributes));
  return {
    name: basename(file, '.html'),
    description: /^<!-- (.*?) -->/s.exec(html)?.[1],
    head,
    attributes: placeholder?.attributes ?? {},
    scripts: elements
      .filter(({ tag }) => tag === 'script')
      .map(({ attributes, text }) => ({
        name: attributes['data-name'] ?? 'page',
        isInPage: !attributes['data-name'],
        isInline: 'data-inline' in attributes,
        text,
      })),
    placeholder: (start, when) =>
      placeholder.text
        .trim()
        .replaceAll('{start}', String(start))
        .replaceAll('{when}', placeholder.attributes[`data-${when}`] ?? ''),
  };
}

/** Whether it can delay placeholders until they approach the viewport. */
export function canWait({ attributes }) {
  return 'data-visible' in attributes;
}

function runtimeFile() {
  return JSON.parse(readFileSync(join(import.meta.dirname, '../../../dist/manifest.json'), 'utf8')).runtime;
}

function readAttributes(text) {
  return Object.fromEntries(
    [...text.matchAll(/([\w-]+)(?:="([^"]*)")?/g)].map(([, name, value = '']) => [name, value]),
  );
}
