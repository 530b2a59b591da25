import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { brotliSize, kilobytes } from '../../../build/sizes.mjs';
import { BANNER, bundle } from '../setup/bundle.mjs';
import { ourWidgets } from '../setup/our-widgets.mjs';
import { composeWidgetPage } from '../setup/page.mjs';
import { readPeer } from '../setup/read-peer.mjs';
import { interleave } from '../setup/rounds.mjs';
import { table } from '../setup/table.mjs';
import { visit } from '../setup/visit.mjs';

const FOLDER = join(import.meta.dirname, '../widgets');
const sizes = new Map();
/** Requests of Lock to its own network before it renders. */
const AUTH0_CLIENT =
  'Auth0.setClient({"id":"bench","tenant":"bench","subscription":"free","allowedOrigins":[],"callbackURL":"/","strategies":[{"name":"auth0","connections":[{"name":"users","showSignup":false,"showForgot":true}]}]})';

/** Complete widgets: the bytes of script to show one, and the main-thread time. */
export const widgets = { title: 'Complete widgets', run, tell };

async function run({ context, server, rounds }) {
  const peers = globSync('*.html', { cwd: FOLDER }).map((file) => readPeer(join(FOLDER, file)));
  for (const widget of peers) server.serve(widget.name, await bundle(widget));
  const allWidgets = [
    ...peers.map((peer) => ({ ...peer, body: peer.placeholder(0), mountedSelector: peer.attributes['data-shown'] })),
    ...ourWidgets(),
  ].sort((a, b) => kind(a).localeCompare(kind(b)));
  for (const widget of allWidgets) server.publish(`/widgets/${address(widget)}`, composeWidgetPage(widget));
  const found = await interleave(
    allWidgets.map(({ name }) => name),
    rounds,
    async (name) => {
      const widget = allWidgets.find((candidate) => candidate.name === name);
      const { codes, ...figures } = await visit(context, 'about:blank', (tools) =>
        measure(tools, `${server.origin}/widgets/${address(widget)}`, widget.mountedSelector),
      );
      return { bytes: codes.reduce((sum, code) => sum + sizeOf(code), 0), ...figures };
    },
  );
  return Object.fromEntries(allWidgets.map((widget) => [widget.name, { kind: kind(widget), ...found[widget.name] }]));
}

async function measure({ page, metrics }, url, mountedSelector) {
  const bodies = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.url().startsWith(new URL(url).origin))
      bodies.push(response.text());
  });
  await page.route(
    (to) => to.hostname !== '127.0.0.1',
    (route) =>
      route.request().resourceType() === 'script'
        ? route.fulfill({
            contentType: 'text/javascript',
            body: /\/client\//.test(route.request().url()) ? AUTH0_CLIENT : '',
          })
        : route.abort(),
  );
  await page.goto(url);
  await page.locator(mountedSelector).first().waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  return { codes: await Promise.all(bodies), ...(await metrics()) };
}

/** The best compression of a megabyte takes seconds. */
function sizeOf(code) {
  if (!sizes.has(code)) sizes.set(code, brotliSize(code.replace(`${BANNER}\n`, '')));
  return sizes.get(code);
}

function tell(results) {
  const rows = Object.entries(results).map(([name, { kind: what, bytes, script, task, failed }]) => [
    name,
    what,
    failed ?? kilobytes(bytes),
    failed ? '' : script,
    failed ? '' : task,
  ]);
  return `All script that the page fetches to show one and comes to rest, minified and brotli, without stylesheets; work in ms.\n\n${table(['', 'against', 'bytes', 'script', 'main thread'], rows)}`;
}

function kind({ description }) {
  return description.split(':')[0];
}

function address({ name }) {
  return name.replaceAll(' ', '-');
}
