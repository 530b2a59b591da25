import { composePage } from '../setup/page.mjs';
import { canWait } from '../setup/read-peer.mjs';
import { interleave } from '../setup/rounds.mjs';
import { table } from '../setup/table.mjs';
import { visit } from '../setup/visit.mjs';

/** Script time for 1,000 placeholders with five or none in view, for contenders that can mount lazily. */
export const inView = { title: 'Out of view', run, tell };

async function run({ context, server, peers, rounds }) {
  const patient = peers.filter(canWait);
  const results = {};
  for (const [name, near] of Object.entries({ 'five in view': 5, 'none in view': 0 })) {
    for (const peer of patient)
      server.publish(`/in-view/${peer.name}`, composePage(peer, { near, far: 1000 - near, when: 'visible' }));
    results[name] = await interleave(
      patient.map((peer) => peer.name),
      rounds,
      (peer) => visit(context, `${server.origin}/in-view/${peer}`, measure),
    );
    console.log(`  ${name}`);
  }
  return results;
}

async function measure({ page, metrics }) {
  const count = await page.evaluate(async () => {
    if (document.querySelector('#near > *')) await window.all;
    await window.bench.settled();
    return window.bench.count;
  });
  if (count > 5) throw new Error(`mounted ${count}`);
  return metrics();
}

function tell(results) {
  const [five, none] = [results['five in view'], results['none in view']];
  const rows = Object.keys(five).map((name) => [
    name,
    ...[five[name], none[name]].flatMap(({ failed, script, task }) => (failed ? [failed, ''] : [script, task])),
  ]);
  return `In ms, for 1,000 counters; the main thread also parses and draws.\n\n${table(['', 'five in view: script', 'main thread', 'none in view: script', 'main thread'], rows)}`;
}
