import { composePage } from '../setup/page.mjs';
import { interleave } from '../setup/rounds.mjs';
import { ratios, table } from '../setup/table.mjs';
import { visit } from '../setup/visit.mjs';

const COUNTS = [10, 100, 1000, 5000];

/** All placeholders together: the time until the last is mounted, and the time during which clicks are blocked. */
export const mount = { title: 'Mounting', run, tell };

async function run({ context, server, peers, rounds }) {
  const runs = [...COUNTS.map((count) => ({ count, throttle: 1 })), { count: 1000, throttle: 4 }];
  const results = {};
  for (const { count, throttle } of runs) {
    const name = throttle > 1 ? `${count}, CPU ${throttle} x slower` : String(count);
    for (const peer of peers) server.publish(`/mount/${peer.name}`, composePage(peer, { near: count }));
    results[name] = await interleave(
      peers.map((peer) => peer.name),
      rounds,
      (peer) => visit(context, `${server.origin}/mount/${peer}`, measure, { throttle }),
    );
    console.log(`  ${name} placeholders`);
  }
  return results;
}

async function measure({ page, metrics }) {
  const times = await page.evaluate(async () => {
    const done = await window.all;
    await window.bench.settled();
    return { ...window.bench.read(done), blocked: window.bench.blocked() };
  });
  return { ...times, ...(await metrics()) };
}

function tell(results) {
  const tables = Object.entries(results).map(([name, found]) => {
    const rows = ratios(found, 'own', 'floor').map((row) => [
      ...row,
      ...['fromResponse', 'task', 'layout', 'blocked'].map((figure) => found[row[0]][figure] ?? ''),
    ]);
    return `**${name} counters**\n\n${table(['', 'own ms', '× floor', 'from response', 'main thread', 'layout', 'blocked'], rows)}`;
  });
  return [
    tables.join('\n\n'),
    `**Each further counter**, main thread between 100 and 1,000, parsing and layout included\n\n${table(['', 'µs', '× preact'], ratios(further(results), 'task', 'preact'))}`,
  ].join('\n\n');
}

/** The remainder without startup, network and compilation. */
function further({ 100: few, 1000: many }) {
  return Object.fromEntries(
    Object.keys(many).map((name) => [
      name,
      many[name].failed ? many[name] : { task: Math.round(((many[name].task - few[name].task) / 900) * 10_000) / 10 },
    ]),
  );
}
