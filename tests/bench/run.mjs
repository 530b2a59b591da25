/**
 * Inlay beside its peers, measured in one run.
 *
 *   npm run bench                        everything; rewrites the tables of README.md, and results.json
 *   npm run bench -- mount heap          some parts: size mount heap in-view appended tax widgets lighthouse blocking
 *   npm run bench -- mount --rounds 3    fewer rounds than five
 *   npm run bench -- mount --only inlay,preact
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { globSync } from 'tinyglobby';
import { parts } from './parts/index.mjs';
import { openBrowser } from './setup/browser.mjs';
import { bundle } from './setup/bundle.mjs';
import { provide } from './setup/provide.mjs';
import { readPeer } from './setup/read-peer.mjs';
import { report } from './setup/report.mjs';
import { startServer } from './setup/server.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '5' }, only: { type: 'string' } },
});
const unknown = positionals.find((name) => !Object.hasOwn(parts, name));
if (unknown) throw new Error(`There is no part "${unknown}": choose from ${Object.keys(parts).join(', ')}.`);

const rounds = Number(values.rounds);
const only = values.only?.split(',');
const chromiumPath = await provide();
const { browser, context } = await openBrowser(chromiumPath);
const server = await startServer();
try {
  const peers = globSync('peers/*.html', { cwd: import.meta.dirname })
    .sort()
    .map((file) => readPeer(join(import.meta.dirname, file)))
    .filter(({ name }) => !only || only.includes(name));
  for (const peer of peers) server.serve(peer.name, await bundle(peer));
  const machine = {
    date: new Date().toISOString().slice(0, 10),
    cores: availableParallelism(),
    chromium: browser.version(),
    rounds,
  };
  for (const name of positionals.length ? positionals : Object.keys(parts)) {
    const began = Date.now();
    console.log(name);
    try {
      const result = await parts[name].run({ browser, chromiumPath, context, server, peers, rounds });
      console.log(`${parts[name].tell(result)}\n\n${name} took ${Math.round((Date.now() - began) / 1000)} s`);
      // No table is written for a subset of the contenders.
      if (!only) await report({ [name]: result }, machine, parts);
    } catch (error) {
      // Run the other parts all the same.
      console.error(`${name} failed:`, error);
      process.exitCode = 1;
    }
  }
} finally {
  await browser.close();
  await server.close();
}
