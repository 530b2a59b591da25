import { composePage } from '../setup/page.mjs';
import { interleave } from '../setup/rounds.mjs';
import { ratios, table } from '../setup/table.mjs';
import { visit } from '../setup/visit.mjs';

/** Adds 1,000 placeholders to an idle page, for contenders that observe the DOM. */
export const appended = { title: 'Appended later', run, tell };

async function run({ context, server, peers, rounds }) {
  const watching = peers.filter(({ attributes }) => 'data-appends' in attributes);
  for (const peer of watching) server.publish(`/appended/${peer.name}`, composePage(peer, { near: 10 }));
  return interleave(
    watching.map((peer) => peer.name),
    rounds,
    (name) => {
      const peer = watching.find((candidate) => candidate.name === name);
      const html = Array.from({ length: 1000 }, (_, at) => peer.placeholder(10 + at, 'eager')).join('\n');
      return visit(context, `${server.origin}/appended/${name}`, ({ page }) => page.evaluate(append, html));
    },
  );
}

async function append(html) {
  const { bench } = window;
  const drawn = () =>
    new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now()))));
  await window.all;
  await bench.settled();
  const before = bench.blocked();
  const first = bench.expect(1).then(drawn);
  const done = bench.expect(1000);
  const began = performance.now();
  document.querySelector('aside').innerHTML = html;
  const mounted = (await done) - began;
  const last = await drawn();
  await bench.settled();
  return { mounted, first: (await first) - began, last: last - began, blocked: bench.blocked() - before };
}

function tell(results) {
  const rows = ratios(results, 'mounted', 'preact-observed').map((row) => [
    ...row,
    ...['first', 'last', 'blocked'].map((figure) => results[row[0]][figure] ?? ''),
  ]);
  return `From the change to the last mount, in ms, for 1,000 counters that the host adds to a page at rest; until the first and the last of them are drawn; and what tasks took beyond 50 ms each.\n\n${table(['', 'ms', '× preact-observed', 'first drawn', 'last drawn', 'blocked'], rows)}`;
}
