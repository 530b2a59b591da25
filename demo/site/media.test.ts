import assert from 'node:assert/strict';
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

  it('reads ranges as browsers write them', () => {
    assert.equal(rangeOf(undefined, 100), undefined);
    assert.equal(rangeOf('bytes=0-1,5-6', 100), undefined);
    assert.deepEqual(rangeOf('bytes=0-', 100), { start: 0, end: 99 });
    assert.deepEqual(rangeOf('bytes=90-200', 100), { start: 90, end: 99 });
    assert.deepEqual(rangeOf('bytes=-10', 100), { start: 90, end: 99 });
    assert.equal(rangeOf('bytes=100-', 100), 'unsatisfiable');
  });
});
