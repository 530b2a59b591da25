import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Reading } from '../../demo/services/meter/meter.ts';
import { type App, startApp } from './setup/app.ts';
import type { Reader } from './setup/people.ts';

const month = 31 * 24 * 3600;

describe('The meter of gated articles', () => {
  let app: App;
  before(async () => (app = await startApp({ environment: { FREE_ARTICLES: '3', FREE_ARTICLES_AT_FIRST: '2' } })));
  after(() => app.stop());

  const count = async (article: string, counter = '', headers: Record<string, string> = {}) =>
    app.call<Reading>('countReading', { json: { article, counter }, headers });
  /** One after the other, each with the counter of the previous response. */
  const read = async (articles: readonly string[], counter = '', headers: Record<string, string> = {}) => {
    const answers: Reading[] = [];
    for (const article of articles)
      answers.push((await count(article, answers.at(-1)?.counter ?? counter, headers)).body);
    return answers;
  };
  const readingsOf = async ({ signedIn }: Reader) => {
    const { body } = await app.call<{ data: { readings: { articleId: string }[] } }>('exportOwnData', {
      path: { userId: 'me' },
      headers: signedIn,
    });
    return body.data.readings.map(({ articleId }) => articleId).toSorted();
  };
  const freeAndLeft = (answers: readonly Reading[]) => answers.map(({ isFree, left }) => [isFree, left]);

  it('gives a new reader the articles of a first month, each counted once, and no more', async () => {
    const answers = await read(['one', 'one', 'two', 'three', 'one']);
    assert.deepEqual(freeAndLeft(answers), [
      [true, 1],
      [true, 1],
      [true, 0],
      [false, 0],
      [true, 0],
    ]);
    assert.equal(answers[0]?.allowance, 2);
    assert.match(answers[0]?.resetsOn ?? '', /^\d{4}-\d{2}-01$/);
  });

  it('is private to one visitor, and not cached', async () => {
    assert.equal((await count('one')).headers.get('cache-control'), 'no-store');
  });

  it('restarts with the full allowance only in the next month', async () => {
    const [, , spent] = await read(['one', 'two', 'three']);
    assert.deepEqual(freeAndLeft(await read(['four'], spent?.counter)), [[false, 0]]);
    app.pass(month);
    assert.deepEqual(freeAndLeft(await read(['four', 'five', 'six', 'seven'], spent?.counter)), [
      [true, 2],
      [true, 1],
      [true, 0],
      [false, 0],
    ]);
  });

  it('takes a counter that it did not write, or wrote for something else, for none', async () => {
    const [first] = await read(['one']);
    const forged = `${first?.counter.slice(0, -4)}AAAA`;
    for (const counter of ['nonsense', forged])
      assert.deepEqual(freeAndLeft(await read(['two'], counter)), [[true, 1]]);
    assert.doesNotMatch(Buffer.from(first?.counter.split('.').at(-2) ?? '', 'base64url').toString('latin1'), /one/);
  });

  it('counts a signed-in reader in every browser together, with what they read before they signed in', async () => {
    const reader = await app.newReader();
    const [, anonymous] = await read(['one', 'two']);
    assert.deepEqual(freeAndLeft(await read(['three'], anonymous?.counter, reader.signedIn)), [[true, 0]]);
    const elsewhere = await app.signIn(reader.email, reader.password);
    const answers = await read(['four', 'two'], '', elsewhere.signedIn);
    assert.deepEqual(freeAndLeft(answers), [
      [false, 0],
      [true, 0],
    ]);
    assert.deepEqual(
      freeAndLeft(await read(['four'], answers[1]?.counter)),
      [[false, 0]],
      'and who signs out begins with what is spent',
    );
  });

  it('does not count what another reader of the same browser has read while signed in', async () => {
    const [first, second] = [await app.newReader(), await app.newReader()];
    const [ofFirst] = await read(['one'], '', first.signedIn);
    const [signedOut] = await read(['two'], ofFirst?.counter);
    assert.deepEqual(freeAndLeft([signedOut!]), [[true, 1]], 'but who signs out has no second allowance');
    assert.deepEqual(freeAndLeft(await read(['three'], signedOut?.counter, second.signedIn)), [[true, 1]]);
    assert.deepEqual(await readingsOf(second), ['three', 'two']);
  });

  it('lets two tabs of a reader have no more than one', async () => {
    const reader = await app.newReader();
    const answers = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((article) => count(article, '', reader.signedIn)));
    assert.equal(answers.filter(({ body }) => body.isFree).length, 3);
  });

  it('is part of what a reader may take away', async () => {
    const reader = await app.newReader();
    await read(['one'], '', reader.signedIn);
    assert.deepEqual(await readingsOf(reader), ['one']);
  });

  it('wants to know the article, in one line', async () => {
    assert.equal((await app.call('countReading', { json: {}, isWrong: true })).code, 1004);
    assert.equal((await app.call('countReading', { json: { article: 'x'.repeat(500) }, isWrong: true })).code, 1000);
    assert.equal((await count('one', '', { authorization: 'Bearer stale' })).code, 2001);
  });
});
