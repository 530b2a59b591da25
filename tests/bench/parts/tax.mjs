import { composePage } from '../setup/page.mjs';
import { interleave } from '../setup/rounds.mjs';
import { table } from '../setup/table.mjs';
import { visit } from '../setup/visit.mjs';

/**
 * The extra cost of 5,000 DOM changes by the host, in fifty tasks, over a page without a library, with 1,000 counters
 * mounted elsewhere.
 */
export const tax = { title: 'Changes by the host', run, tell };

async function run({ context, server, peers, rounds }) {
  for (const peer of peers) server.publish(`/tax/${peer.name}`, composePage(peer, { near: 1000 }));
  const results = await interleave(
    peers.map((peer) => peer.name),
    rounds,
    (name) => visit(context, `${server.origin}/tax/${name}`, measure),
  );
  const floor = results.floor?.script ?? 0;
  return Object.fromEntries(
    Object.entries(results).map(([name, found]) => [
      name,
      found.failed ? found : { tax: Math.round((found.script - floor) * 100) / 100 },
    ]),
  );
}

async function measure({ page, metrics }) {
  await page.evaluate(async () => {
    await window.all;
    await window.bench.settled();
  });
  const before = await metrics();
  await page.evaluate(change);
  const after = await metrics();
  return { script: after.script - before.script };
}

/** Adds a hundred, then removes them. */
async function change() {
  const sidebar = document.querySelector('aside');
  for (let batch = 0; batch < 50; batch += 1) {
    for (let at = 0; at < 100; at += 1) {
      if (batch % 2) sidebar.lastChild.remove();
      else sidebar.append(document.createElement('p'));
    }
    await window.bench.pause();
  }
}

function tell(results) {
  return `Script, in ms over the floor's page, for 5,000 changes in fifty tasks beside 1,000 mounted counters.\n\n${table(
    ['', 'ms'],
    Object.entries(results).map(([name, { tax: ms, failed }]) => [name, failed ?? ms]),
  )}`;
}
