import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type App, startApp } from './setup/app.ts';

describe('Short links', () => {
  let app: App;
  before(async () => (app = await startApp()));
  after(() => app.stop());

  const shorten = (long_url: unknown, isWrong = false) =>
    app.call<{ link: string; long_url: string }>('shortenLink', { json: { long_url }, isWrong });
  const idOf = (link: string) => link.split('/').at(-1)!;

  it('lead to the page that they were made for, the same one each time', async () => {
    const address = `${app.origin}/insights/hydrogen-grows-up?cid=soc-web-li#part`;
    const { status, body } = await shorten(address);
    assert.equal(status, 201);
    assert.ok(body.link.startsWith(`${app.origin}/s/`) && body.link.length < address.length, body.link);
    assert.equal(
      (await app.call<{ long_url: string }>('getLink', { path: { id: idOf(body.link) } })).body.long_url,
      address,
    );
    const again = await Promise.all([shorten(address), shorten(address), shorten(address)]);
    assert.deepEqual(new Set(again.map((response) => response.body.link)), new Set([body.link]));
  });

  it('of another campaign are others', async () => {
    const [first, other] = await Promise.all([
      shorten(`${app.origin}/a?cid=soc-web-li`),
      shorten(`${app.origin}/a?cid=soc-web-x`),
    ]);
    assert.notEqual(first.body.link, other.body.link);
  });

  it('are only created for pages of the site', async () => {
    for (const address of [
      'https://elsewhere.example/a',
      'javascript:alert(1)',
      '/a',
      'no address',
      `${app.origin.replace('//', '//user:secret@')}/a`,
      `${app.origin}.elsewhere.example/a`,
    ]) {
      assert.equal((await shorten(address)).code, 1000, address);
    }
    assert.equal((await shorten(7, true)).code, 1000);
    assert.equal((await shorten(`${app.origin}/${'a'.repeat(2000)}`, true)).code, 1000);
    assert.equal((await app.call('shortenLink', { json: {}, isWrong: true })).code, 1004);
  });

  it('answer 404 for an unknown code', async () => {
    for (const id of ['AAAAAAAA', 'x', "' OR 1=1"])
      assert.equal((await app.call('getLink', { path: { id } })).code, 4004);
  });

  it('are not made by the thousand', async () => {
    const careful = await startApp({ environment: { RATE_LIMIT_FACTOR: '0.05' } });
    const codes = [];
    for (let index = 0; index < 5; index += 1)
      codes.push((await careful.call('shortenLink', { json: { long_url: `${careful.origin}/${index}` } })).code);
    await careful.stop();
    assert.deepEqual(codes, [undefined, undefined, undefined, 2005, 2005]);
  });
});
