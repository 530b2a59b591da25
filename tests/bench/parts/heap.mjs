import { composePage } from '../setup/page.mjs';
import { canWait } from '../setup/read-peer.mjs';
import { interleave } from '../setup/rounds.mjs';
import { table } from '../setup/table.mjs';
import { visit } from '../setup/visit.mjs';

const FEW = 1000;
const MANY = 5000;
/** Heap sizes hardly differ between visits. */
const ROUNDS = 3;

/**
 * Bytes of heap per additional placeholder: mounted, and waiting far below the viewport, before and after one was
 * mounted.
 */
export const heap = { title: 'Heap', run, tell };

async function run({ context, server, peers, rounds }) {
  const patient = peers.filter(canWait);
  const pages = {
    mounted: { peers, compose: (count) => ({ near: count }) },
    waiting: { peers: patient, compose: (count) => ({ far: count, when: 'visible' }) },
    'waiting, one mounted': { peers: patient, compose: (count) => ({ near: 1, far: count, when: 'visible' }) },
  };
  const results = {};
  for (const [name, { peers: some, compose }] of Object.entries(pages)) {
    for (const peer of some)
      for (const count of [FEW, MANY]) server.publish(`/heap/${peer.name}/${count}`, composePage(peer, compose(count)));
    results[name] = await interleave(
      some.map((peer) => peer.name),
      Math.min(rounds, ROUNDS),
      async (peer) => {
        const few = await visit(context, `${server.origin}/heap/${peer}/${FEW}`, measure);
        const many = await visit(context, `${server.origin}/heap/${peer}/${MANY}`, measure);
        return { bytes: (many - few) / (MANY - FEW) };
      },
    );
    console.log(`  ${name}`);
  }
  return results;
}

async function measure({ page, heap: read }) {
  await page.evaluate(async () => {
    await window.all;
    await window.bench.settled();
  });
  return read();
}

function tell(results) {
  const kinds = Object.keys(results);
  const rows = Object.keys(results.mounted).map((name) => [name, ...kinds.map((kind) => bytes(results[kind][name]))]);
  return `Bytes of script heap for each further counter, by the difference of ${MANY} and ${FEW}.\n\n${table(['', ...kinds], rows)}`;
}

function bytes(found) {
  return found ? (found.failed ?? Math.round(found.bytes)) : '–';
}
