import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type App, startApp } from './setup/app.ts';

interface VideoResponse {
  poster: string;
  sources: { src: string; container?: string }[];
  text_tracks: { srclang: string; kind: string; label: string }[];
}

describe('Videos and pages of other houses', () => {
  let app: App;
  before(async () => (app = await startApp()));
  after(() => app.stop());

  const getVideo = (videoId: string, accept: string) =>
    app.call<VideoResponse>('getVideo', { path: { account: 'alder-voss-films', videoId }, headers: { accept } });
  const key = 'application/json;pk=demo-policy-key';

  it('a video with its files, poster, captions and chapters', async () => {
    const { body } = await getVideo('the-quiet-factory-film', key);
    assert.deepEqual(
      body.sources.map(({ container }) => container),
      ['WEBM', 'MP4'],
    );
    assert.equal(body.poster, `${app.origin}/media/the-quiet-factory-film.jpg`);
    assert.deepEqual(
      body.text_tracks.map(({ kind, label }) => `${kind}: ${label}`),
      ['captions: English', 'captions: Deutsch', 'chapters: English'],
    );
  });

  it('no video without the policy key, nor one that does not exist', async () => {
    assert.equal((await getVideo('the-quiet-factory-film', 'application/json')).code, 2006);
    assert.equal((await getVideo('the-quiet-factory-film', 'application/json;pk=guessed')).code, 2006);
    assert.equal((await getVideo('none', key)).code, 4004);
  });

  it('a frame for an address of theirs', async () => {
    const { body } = await app.call<{ html: string }>('embed_ceros', {
      query: { url: 'https://experiences.alder-voss.example/harbour-in-numbers' },
    });
    assert.match(body.html, new RegExp(`<iframe src="${app.microsite}/stage/harbour-in-numbers.html"`));
    assert.equal(
      (await app.call('embed_audio', { query: { url: 'https://elsewhere.example/a"><script>' } })).code,
      4004,
    );
  });
});
