import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { after, afterEach, before, describe, it, mock } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, log } from '../../demo/services/index.ts';
import { type Count, type Counters, createCounters } from '../../demo/services/security/counters.ts';
import { type Keys, loadKeys } from '../../demo/services/security/keys.ts';
import { openRedis, type Redis, withRedis } from '../../demo/services/security/redis-counters.ts';
import { freePort, isOpen } from '../load/programs.ts';
import { openTestDatabase } from './setup/database.ts';

const clock = () => new Date();
const password = 'not-in-a-message';
const program = ['redis-server', 'valkey-server'].find(
  (name) => spawnSync(name, ['--version'], { stdio: 'ignore' }).status === 0,
);
if (!program) console.log('No Redis or Valkey is installed here: its tests do not run.');

describe('Counters in Redis', () => {
  let database: Database;
  let keys: Keys;
  before(async () => {
    database = await openTestDatabase();
    keys = await loadKeys(database);
  });
  after(() => database.close());
  afterEach(() => mock.restoreAll());

  const beside = (redis: Pick<Redis, 'run'>) => {
    const inDatabase = createCounters({ database, clock, keys });
    return { inDatabase, inRedis: withRedis(inDatabase, redis, { clock, keys }) };
  };

  it('fall back to the database while Redis fails, and Redis is not called for a while', async () => {
    const warn = mock.method(log, 'warn', () => undefined);
    const run = mock.fn(() => Promise.reject(new Error('away')));
    const { inRedis: counters } = beside({ run });
    const counts: number[] = [];
    for (let added = 0; added < 3; added += 1) counts.push((await counters.add('while-away', { seconds: 60 })).count);
    assert.deepEqual(counts, [1, 2, 3]);
    await counters.forget('while-away');
    assert.equal((await counters.add('while-away', { seconds: 60 })).count, 1);
    assert.equal(run.mock.callCount(), 1);
    assert.equal(warn.mock.callCount(), 1);
  });

  if (program) describe('as in the database', () => againstRedis(program, beside));
});

function againstRedis(name: string, beside: (redis: Redis) => { inDatabase: Counters; inRedis: Counters }): void {
  let server: ChildProcess;
  let redis: Redis;
  let port: number;
  before(async () => {
    port = await freePort();
    server = spawn(name, ['--port', String(port), '--save', '', '--requirepass', password], { stdio: 'ignore' });
    while (!(await isOpen(port))) await wait(50);
    redis = await openRedis(`redis://:${password}@127.0.0.1:${port}`);
  });
  after(async () => {
    redis.close();
    const exited = once(server, 'exit');
    server.kill('SIGKILL');
    await exited;
  });

  const both = () => Object.values(beside(redis));
  const secondsOf = ({ expiresAt }: Count) => Math.round((expiresAt.getTime() - Date.now()) / 1000);

  it('add up, also where many requests come together', async () => {
    for (const counters of both()) {
      const counts = await Promise.all(Array.from({ length: 20 }, () => counters.add('together', { seconds: 60 })));
      assert.deepEqual(
        counts.map(({ count }) => count).sort((a, b) => a - b),
        Array.from({ length: 20 }, (_, index) => index + 1),
      );
      assert.deepEqual([...new Set(counts.map(secondsOf))], [60]);
    }
  });

  it('start over after their time, which later counts do not move', async () => {
    for (const counters of both()) {
      await counters.add('time', { seconds: 1 });
      await wait(600);
      assert.equal((await counters.add('time', { seconds: 1 })).count, 2);
      await wait(600);
      assert.equal((await counters.add('time', { seconds: 1 })).count, 1);
    }
  });

  it('move their end with each count up to `slideTo`, and with none above', async () => {
    for (const counters of both()) {
      const seconds: number[] = [];
      for (const length of [10, 20, 30, 40]) {
        const options = { seconds: length, slideTo: 3 };
        seconds.push(secondsOf(await counters.add('slide', options)));
      }
      assert.deepEqual(seconds, [10, 20, 30, 30]);
    }
  });

  it('are forgotten where they were counted', async () => {
    for (const counters of both()) await counters.add('forget', { seconds: 60 });
    await beside(redis).inRedis.forget('forget');
    for (const counters of both()) assert.equal((await counters.add('forget', { seconds: 60 })).count, 1);
  });

  it('fall back to the database within a second if Redis no longer responds', async () => {
    mock.method(log, 'warn', () => undefined);
    const { inRedis } = beside(redis);
    server.kill('SIGSTOP');
    const begin = performance.now();
    try {
      assert.equal((await inRedis.add('stopped', { seconds: 60 })).count, 1);
      assert.ok(performance.now() - begin < 1000);
    } finally {
      server.kill('SIGCONT');
    }
  });

  it('a wrong password at the start is named, and not repeated', async () => {
    await assert.rejects(openRedis(`redis://:wrong-one@127.0.0.1:${port}`), ({ message }: Error) => {
      assert.match(message, /^services: cannot connect with REDIS_URL: WRONGPASS$/);
      return true;
    });
  });
}
