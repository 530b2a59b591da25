/**
 * For development: builds on every change, starts the demo, and reloads open pages.
 *
 *   npm run dev
 */
import { spawn } from 'node:child_process';
import { watch as watchFolder } from 'node:fs';
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { watch } from 'rollup';
import { loadConfigFile } from 'rollup/loadConfigFile';
import { globSync } from 'tinyglobby';
import { widgetNames } from './widgets.mjs';

/** Appended to the loader. The pages' policies allow requests only to the origin of our files. */
const RELOAD = `
;(() => {
  const address = new URL('built.txt', document.currentScript.src);
  let previous;
  setInterval(async () => {
    const build = await fetch(address, { cache: 'no-store' }).then((response) => response.text(), () => 'offline');
    if (previous && build !== previous && build !== 'offline') location.reload();
    previous = build;
  }, 200);
})();
`;

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));
process.env.ROLLUP_WATCH = 'true';

let watcher;
let demo;
let previousNames = '';
let hasFailed = false;

await rm('dist', { recursive: true, force: true });
await build();
watchFolder('widgets', () => void build());
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void stop());

/** Widgets and languages are read once, so a new folder restarts the build. */
async function build() {
  const names = widgetNames().join();
  if (names === previousNames) return;
  previousNames = names;
  await watcher?.close();
  const { options } = await loadConfigFile('rollup.config.mjs', { silent: true });
  watcher = watch(options);
  watcher.on('event', (event) => void onEvent(event));
}

async function onEvent(event) {
  if (event.code === 'BUNDLE_END') {
    await event.result.close();
    console.log(`built in ${event.duration} ms`);
  }
  if (event.code === 'START') hasFailed = false;
  if (event.code === 'ERROR') hasFailed = true;
  if (event.code === 'ERROR') console.error(`${event.error.message}\n${event.error.frame ?? ''}`);
  if (event.code !== 'END' || hasFailed) return;
  await announceBuild('dist');
  demo ??= spawn(
    'node_modules/.bin/tsx',
    ['watch', '--clear-screen=false', '--include', 'demo/**/*', 'demo/start.ts', '--no-build'],
    { stdio: ['ignore', 'inherit', 'inherit'] },
  );
}

/** A development build is neither minified nor complete: the next start builds again. */
async function stop() {
  demo?.kill('SIGTERM');
  await watcher?.close();
  await rm('dist/manifest.json', { force: true });
  process.exit(0);
}

/** Open pages poll `built.txt`, and reload after a build has changed it. */
async function announceBuild(folder) {
  const loader = await readFile(`${folder}/loader.js`, 'utf8');
  if (!loader.includes('built.txt')) await appendFile(`${folder}/loader.js`, RELOAD);
  // The static origin would prefer an outdated compressed copy.
  await Promise.all(globSync(`${folder}/*.br`).map((file) => rm(file)));
  await writeFile(`${folder}/built.txt`, String(Date.now()));
}
