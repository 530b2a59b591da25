import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, it, mock } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { type Database, log } from '../../demo/services/index.ts';
import { createMailQueue, type MailQueue } from '../../demo/services/mail/queue.ts';
import type { Letter } from '../../demo/services/mail/types.ts';
import { loadKeys } from '../../demo/services/security/keys.ts';
import { createSealed } from '../../demo/services/security/sealed.ts';
import { openTestDatabase } from './setup/database.ts';

const minute = 60_000;
const notice: Letter = {
  kind: 'password-changed',
  to: 'ada@readers.example',
  language: 'en',
  values: { undoUrl: 'https://example.com/undo?token=secret-token' },
};
const code: Letter = {
  kind: 'confirm-registration',
  to: 'ada@readers.example',
  language: 'en',
  values: { code: '123456', url: 'https://example.com/', minutes: 15 },
};

describe('Mail that the server does not accept', () => {
  let database: Database;
  let queue: MailQueue;
  let now = Date.parse('2026-05-04T08:00:00Z');
  let delivered: Letter[] = [];
  let failure: Error | undefined;
  let slowServer = Promise.resolve();
  const pass = (minutes: number) => void (now += minutes * minute);
  const rows = () =>
    database.query<{ attempts: number; letter: string; last_error: string | null; isDead: boolean }>(
      'SELECT attempts, letter, last_error, failed_at IS NOT NULL AS "isDead" FROM mail_queue',
    );
  const open = async () => {
    const clock = () => new Date(now);
    const sealed = createSealed({ keys: await loadKeys(database), clock });
    return createMailQueue({
      database,
      clock,
      sealed: () => Promise.resolve(sealed),
      hold: 20,
      async deliver(letter) {
        await slowServer;
        if (failure) throw failure;
        delivered.push(letter);
      },
    });
  };

  before(async () => (database = await openTestDatabase()));
  after(() => database.close());
  beforeEach(async () => {
    mock.method(log, 'warn', () => undefined);
    mock.method(log, 'error', () => undefined);
    await database.query('DELETE FROM mail_queue');
    [delivered, failure] = [[], undefined];
    queue = await open();
  });
  afterEach(() => mock.restoreAll());

  it('is not sent again by another process while a slow server still takes it', async () => {
    let accept = () => {};
    slowServer = new Promise((resolve) => (accept = resolve));
    await queue.add(notice);
    const rounds = [queue.deliverDue()];
    const other = await open();
    for (let seconds = 0; seconds < 180; seconds += 30) {
      await setTimeout(60);
      pass(0.5);
      rounds.push(other.deliverDue());
    }
    accept();
    await Promise.all(rounds);
    assert.deepEqual(delivered, [notice]);
    assert.deepEqual(await rows(), []);
  });

  it('arrives once the server is back, also after a restart', async () => {
    failure = Object.assign(new Error('busy'), { code: 'ECONNREFUSED' });
    await queue.add(notice);
    await queue.deliverDue();
    assert.deepEqual(delivered, []);
    failure = undefined;
    const restarted = await open();
    await restarted.deliverDue();
    assert.deepEqual(delivered, [], 'not before its next attempt');
    pass(1);
    await restarted.deliverDue();
    assert.deepEqual(delivered, [notice]);
    assert.deepEqual(await rows(), []);
  });

  it('is tried less and less often for a day, and then waits for an operator', async () => {
    failure = Object.assign(new Error('busy'), { code: 'ETIMEDOUT' });
    await queue.add(notice);
    let minutes = 0;
    const attempts: number[] = [];
    for (; minutes <= 25 * 60; minutes += 1) {
      const [before] = await rows();
      await queue.deliverDue();
      const [row] = await rows();
      if (row!.attempts > before!.attempts) attempts.push(minutes);
      pass(1);
    }
    assert.deepEqual(attempts, [0, 1, 6, 21, 81, 261, 441, 621, 801, 981, 1161, 1341]);
    const [row] = await rows();
    assert.deepEqual([row!.isDead, row!.last_error], [true, 'ETIMEDOUT']);
  });

  it('is not tried any more after its code has expired', async () => {
    failure = new Error('busy');
    await queue.add(code);
    for (const wait of [0, 1, 5]) {
      pass(wait);
      await queue.deliverDue();
    }
    assert.equal((await rows())[0]!.isDead, true);
  });

  it('is not tried again where the mailbox does not exist, and the log does not name the reader', async () => {
    failure = Object.assign(new Error('550 5.1.1 <ada@readers.example> unknown'), {
      code: 'EENVELOPE',
      responseCode: 550,
    });
    await queue.add(notice);
    await queue.deliverDue();
    assert.deepEqual(
      (await rows()).map(({ isDead, last_error }) => [isDead, last_error]),
      [[true, 'EENVELOPE 550']],
    );
    const { calls } = (log.error as unknown as { mock: { calls: { arguments: unknown[] }[] } }).mock;
    assert.doesNotMatch(JSON.stringify(calls[0]!.arguments), /ada/);
  });

  it('is sent by one of two processes', async () => {
    await queue.add(notice);
    await Promise.all([queue.deliverDue(), (await open()).deliverDue()]);
    assert.deepEqual(delivered, [notice]);
  });

  it('cannot be read in the database', async () => {
    await queue.add(notice);
    assert.doesNotMatch(JSON.stringify(await rows()), /secret-token|ada/);
  });
});
