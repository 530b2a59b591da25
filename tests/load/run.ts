/**
 * The services under load: `npm run load`, or `npm run load -- embedded` for one of the deployments. Writes
 * results.json and the tables of README.md; exits with 1 if something was lost or broke.
 */
import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { leewaySeconds } from '../../demo/services/security/sessions.ts';
import { mixed, onlyWriting, readActs } from './acts.ts';
import { checkTables, checkVisitors } from './checks.ts';
import { deployments } from './deployments.ts';
import { figuresOf, type Sample } from './figures.ts';
import { refresh, reuse } from './refreshing.ts';
import { type Kill, type Result, type Step, writeTables } from './tables.ts';
import { createCrowd, type Crowd, register } from './visitors.ts';

/** The number of visitors, each sending one request after the other, and the duration in seconds. */
const crowds = [1, 8, 32, 64];
const seconds = Number(process.env['LOAD_SECONDS'] ?? 15);
const killedAfter = 3000;
const atOnceWhenKilled = 16;

async function load(name: string): Promise<Result> {
  const deployment = await deployments[name]!();
  const samples: Sample[] = [];
  const crowd = createCrowd(deployment.origin, (sample) => samples.push(sample));
  for (let count = 0; count < Math.max(...crowds); count += 1) await register(crowd);

  const steps: Step[] = [];
  for (const visitors of crowds) {
    samples.length = 0;
    await act(crowd, { visitors, choose: mixed, until: wait(seconds * 1000) });
    steps.push(stepOf(visitors, samples));
    console.log(
      `${name}: ${visitors} visitors, ${steps.at(-1)!.total.perSecond} requests a second, ${steps.at(-1)!.total.broken} broken`,
    );
  }
  if (steps.some(({ total }) => total.broken > 0))
    crowd.complaints.push('under load some answers said that something broke, or never came');
  await checkVisitors(crowd);
  await checkReuse(crowd);

  const kills: Kill[] = [];
  for (const [what, kill] of Object.entries(deployment.kills)) {
    samples.length = 0;
    kills.push({ what, ...(await killWhileWriting(crowd, kill)), broken: figuresOf(samples, 1).broken });
    await checkVisitors(crowd);
    if (!deployment.isAlive()) crowd.complaints.push(`a process crashed when ${what} was killed`);
    console.log(`${name}: ${what} was killed, and back after ${kills.at(-1)!.backAfter} ms`);
  }
  const acknowledged = [...crowd.visitors.map(({ ledger }) => ledger), ...crowd.subscribers.values()].reduce(
    (sum, ledger) => sum + ledger.acknowledged,
    0,
  );
  // Without stack traces: they contain local paths.
  const serverLog = deployment.complaints().replace(/^ +at .*\n/gm, '');
  await deployment.stop((database) => checkTables(crowd, database));
  return {
    name,
    steps,
    kills,
    visitors: crowd.visitors.length,
    acknowledged,
    lapsed: crowd.lapsed,
    complaints: crowd.complaints,
    serverLog: serverLog.slice(0, 4000),
  };
}

async function act(
  crowd: Crowd,
  { visitors, choose, until }: { visitors: number; choose: typeof mixed; until: Promise<unknown> },
): Promise<void> {
  const time = { isOver: false };
  void until.then(() => (time.isOver = true));
  await Promise.all(
    crowd.visitors.slice(0, visitors).map(async (visitor) => {
      while (!time.isOver) await choose()(crowd, visitor);
    }),
  );
}

function stepOf(visitors: number, samples: readonly Sample[]): Step {
  const isRead = ({ act: name }: Sample) => readActs.includes(name);
  const acts = [...new Set(samples.map(({ act: name }) => name))].sort();
  return {
    visitors,
    total: figuresOf(samples, seconds),
    reads: figuresOf(samples.filter(isRead), seconds),
    writes: figuresOf(
      samples.filter((sample) => !isRead(sample)),
      seconds,
    ),
    acts: Object.fromEntries(
      acts.map((name) => [
        name,
        figuresOf(
          samples.filter((sample) => sample.act === name),
          seconds,
        ),
      ]),
    ),
  };
}

async function checkReuse(crowd: Crowd): Promise<void> {
  const thieves = [];
  for (let count = 0; count < 5; count += 1) {
    const visitor = crowd.visitors.pop()!;
    const old = visitor.refreshToken;
    await refresh(crowd, visitor);
    thieves.push({ old, visitor });
  }
  await wait(leewaySeconds * 1000 + 500);
  for (const thief of thieves) await reuse(crowd, thief);
}

async function killWhileWriting(crowd: Crowd, kill: () => Promise<void>): Promise<{ backAfter: number }> {
  let backAfter = 0;
  const killed = wait(killedAfter).then(async () => {
    const begin = performance.now();
    await kill();
    backAfter = Math.round(performance.now() - begin);
    // Pending retries finish before everything is checked.
    await wait(1000);
  });
  await act(crowd, { visitors: atOnceWhenKilled, choose: onlyWriting, until: killed });
  return { backAfter };
}

const chosen = process.argv.slice(2);
const results: Result[] = [];
for (const name of chosen.length ? chosen : Object.keys(deployments)) {
  if (!deployments[name])
    throw new Error(`load: does not know ${name}. It knows ${Object.keys(deployments).join(' and ')}.`);
  results.push(await load(name));
}
const complaints = results.flatMap((result) => result.complaints);
console.log(complaints.slice(0, 30).join('\n') || 'Nothing was lost, nothing broke.');
if (!chosen.length) {
  await writeFile(new URL('results.json', import.meta.url), `${JSON.stringify({ seconds, results }, null, 1)}\n`);
  await writeTables(results);
}
process.exit(complaints.length > 0 ? 1 : 0);
