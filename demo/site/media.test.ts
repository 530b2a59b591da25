import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { describe, it } from 'node:test';
import { media, rangeOf } from './media.ts';

describe('Videos and sounds', () => {
  const get = (file: string, range?: string) => media.request(`/media/${file}`, range ? { headers: { range } } : {});

  it('are served with their type and accept range requests', async () => {
    const answer = await get('the-hall-at-night.mp3');
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.get('content-type'), 'audio/mpeg');
    assert.equal(answer.headers.get('accept-ranges'), 'bytes');
    assert.equal(String((await answer.arrayBuffer()).byteLength), answer.headers.get('content-length'));
  });

  it('come in the part that a player asks for', async () => {
    const answer = await get('the-quiet-factory-film.mp4', 'bytes=4-7');
    assert.equal(answer.status, 206);
    assert.match(answer.headers.get('content-range') ?? '', /^bytes 4-7\/\d+$/);
    assert.equal(await answer.text(), 'ftyp');
  });

  it('refuse a part beyond their end', async () => {
    const answer = await get('the-quiet-factory-film.mp4', 'bytes=99999999-');
    assert.equal(answer.status, 416);
    assert.match(answer.headers.get('content-range') ?? '', /^bytes \*\/\d+$/);
  });

  it('are the only files there', async () => {
    for (const file of ['README.md', 'videos.ts', '..%2Fsite%2Fmedia.ts', 'none.mp4'])
      assert.equal((await get(file)).status, 404);
  });

  it('leave no file open after HEAD', { skip: !existsSync('/proc/self/fd') }, async () => {
    const before = readdirSync('/proc/self/fd').length;
    for (let count = 0; count < 20; count += 1) {
      const answer = await media.request('/media/the-quiet-factory-film.mp4', { method: 'HEAD' });
      assert.match(answer.headers.get('content-length') ?? '', /^\d{4,}$/);
    }
    assert.ok(readdirSync('/proc/self/fd').length < before + 10);
  });

  it('come whole if the file has changed since the last part', async () => {
    const headers = { range: 'bytes=4-7', 'if-range': new Date(0).toUTCString() };
    const answer = await media.request('/media/the-quiet-factory-film.mp4', { headers });
    assert.equal(answer.status, 200);
    await answer.body?.cancel();
  });

  it('reads ranges as browsers write them', () => {
    assert.equal(rangeOf(undefined, 100), undefined);
    assert.equal(rangeOf('bytes=0-1,5-6', 100), undefined);
    assert.equal(rangeOf('bytes=6-5', 100), undefined);
    assert.deepEqual(rangeOf('bytes=0-', 100), { start: 0, end: 99 });
    assert.deepEqual(rangeOf('bytes=90-200', 100), { start: 90, end: 99 });
    assert.deepEqual(rangeOf('bytes=-10', 100), { start: 90, end: 99 });
    assert.equal(rangeOf('bytes=100-', 100), 'unsatisfiable');
  });
});
