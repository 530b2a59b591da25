import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { SavedJob } from '../../demo/services/jobs/saved.ts';
import { type App, startApp } from './setup/app.ts';
import type { Reader } from './setup/people.ts';

describe('Positions that a reader saves', () => {
  let app: App;
  let open: { jobID: string; title: string; friendlyURL: string }[];
  before(async () => {
    app = await startApp();
    const { body } = await app.call<{ docs: typeof open }>('searchJobs', { query: { lang: 'en', pageSize: '3' } });
    open = body.docs;
  });
  after(() => app.stop());

  const save = (reader: Reader, jobId: string) =>
    app.call('saveJob', { path: { userId: reader.user.id }, json: { jobId }, headers: reader.signedIn });
  const remove = (reader: Reader, jobId: string) =>
    app.call('removeSavedJob', { path: { userId: 'me', jobId }, headers: reader.signedIn });
  const list = async (reader: Reader) =>
    (await app.call<{ jobs: SavedJob[] }>('getSavedJobs', { path: { userId: 'me' }, headers: reader.signedIn })).body
      .jobs;
  const idsOf = async (reader: Reader) => (await list(reader)).map(({ id }) => id);

  it('are listed in every session with the latest first, and removed', async () => {
    const reader = await app.newReader();
    const [first, second] = open;
    assert.deepEqual(await list(reader), []);
    assert.equal((await save(reader, first!.jobID)).status, 201);
    app.pass(1);
    await save(reader, second!.jobID);
    const elsewhere = await app.signIn(reader.email, reader.password);
    assert.deepEqual(await idsOf(elsewhere), [second!.jobID, first!.jobID]);
    assert.deepEqual((await list(elsewhere))[1], {
      id: first!.jobID,
      title: first!.title,
      url: `/careers/jobs/${first!.friendlyURL}`,
    });
    assert.equal((await remove(elsewhere, second!.jobID)).status, 204);
    assert.deepEqual(await idsOf(reader), [first!.jobID]);
  });

  it('may be saved or removed twice', async () => {
    const reader = await app.newReader();
    const { jobID } = open[0]!;
    await save(reader, jobID);
    assert.equal((await save(reader, jobID)).status, 201);
    assert.deepEqual(await idsOf(reader), [jobID]);
    await remove(reader, jobID);
    assert.equal((await remove(reader, jobID)).status, 204);
  });

  it('must be open', async () => {
    const reader = await app.newReader();
    assert.equal((await save(reader, 'no-such-position')).code, 4004);
    assert.deepEqual(await list(reader), []);
  });

  it('leave the list when they close', async () => {
    const reader = await app.newReader();
    await app.database.query('INSERT INTO saved_jobs (user_id, job_id, saved_at) VALUES ($1, $2, now())', [
      reader.user.id,
      'closed',
    ]);
    await save(reader, open[0]!.jobID);
    assert.deepEqual(await idsOf(reader), [open[0]!.jobID]);
  });

  it('cannot be read or changed by another reader', async () => {
    const [reader, other] = [await app.newReader(), await app.newReader()];
    const path = { userId: other.user.id };
    const { jobID: jobId } = open[0]!;
    for (const [headers, code] of [
      [reader.signedIn, 2006],
      [{}, 2001],
    ] as const) {
      assert.equal((await app.call('getSavedJobs', { path, headers })).code, code);
      assert.equal((await app.call('saveJob', { path, json: { jobId }, headers })).code, code);
      assert.equal((await app.call('removeSavedJob', { path: { ...path, jobId }, headers })).code, code);
    }
  });

  it('are deleted with the account', async () => {
    const reader = await app.newReader();
    await save(reader, open[0]!.jobID);
    await app.database.query('DELETE FROM users WHERE id::text = $1', [reader.user.id]);
    assert.deepEqual(
      await app.database.query('SELECT 1 FROM saved_jobs WHERE user_id::text = $1', [reader.user.id]),
      [],
    );
  });
});
