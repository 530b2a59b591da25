import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const CLOCK = readFileSync(join(import.meta.dirname, 'clock.js'), 'utf8');

/**
 * A page with placeholders: `near` are in view from the start, `far` begin several screens below. `when` is `eager`, or
 * `visible` for contenders that can mount lazily.
 */
export function composePage(peer, { near = 0, far = 0, when = 'eager' }) {
  const row = (from, length, load) => Array.from({ length }, (_, at) => peer.placeholder(from + at, load)).join('\n');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${peer.name}</title>
<script>${CLOCK}\nwindow.all = bench.expect(${when === 'eager' ? near + far : near});</script>${peer.head}${scriptTags(peer)}</head>
<body><main><div id="near">${row(0, near, when)}</div><div style="block-size: 5000px"></div><div id="far">${row(near, far, when)}</div></main><aside></aside></body></html>`;
}

/** A page with one complete widget. */
export function composeWidgetPage(widget) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${widget.name}</title><link rel="icon" href="data:,">${widget.head}${scriptTags(widget)}</head><body><main>${widget.body}</main></body></html>`;
}

function scriptTags({ name: folder, scripts }) {
  return scripts
    .filter(({ isInPage }) => isInPage)
    .map(({ name }) => `<script type="module" src="/peers/${folder}/${name}.js"></script>`)
    .join('');
}
