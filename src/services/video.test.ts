import { configure } from '../core';
import { fakeServices } from '../../tests/setup/services';
import { fetchEmbed } from './oembed';
import { fetchVideo } from './video';

const CALL = 'GET /services/video/4711/videos/quiet-factory';
const sources = [
  { src: 'https://films.example/a.m3u8', type: 'application/x-mpegURL' },
  { src: 'https://films.example/a.mp4', container: 'MP4' },
];

beforeEach(() => {
  configure([
    {
      from: 'test',
      isTrusted: true,
      values: { video: { account: '4711', policyKey: 'BCpk' }, services: { cerosOembed: '/oembed?url=' } },
    },
  ]);
});

test('a video is looked up with the policy key and without credentials; its MP4 follows the page’s protocol', async () => {
  const { calls } = fakeServices({
    [CALL]: {
      json: {
        name: 'The quiet factory',
        sources,
        poster: 'https://films.example/a.jpg',
        duration: 7950,
        text_tracks: [
          { src: 'https://films.example/a.vtt', srclang: 'en', label: 'English', kind: 'captions' },
          { src: '//films.example/chapters.vtt', srclang: 'en', kind: 'chapters' },
        ],
      },
    },
  });
  expect(await fetchVideo('quiet-factory')).toEqual({
    name: 'The quiet factory',
    src: '//films.example/a.mp4',
    hls: '//films.example/a.m3u8',
    hasDash: false,
    poster: '//films.example/a.jpg',
    duration: 7.95,
    captions: [{ src: '//films.example/a.vtt', language: 'en', label: 'English' }],
    chapters: [{ src: '//films.example/chapters.vtt', language: 'en', label: 'en' }],
  });
  expect(calls[0]!.headers.get('accept')).toBe('application/json;pk=BCpk');
  expect(calls[0]!.headers.has('authorization')).toBe(false);
});

test.each([
  ['HLS', sources[0], { src: '', hls: '//films.example/a.m3u8', hasDash: false }],
  ['DASH', { src: 'https://films.example/a.mpd', type: 'application/dash+xml' }, { src: '', hls: '', hasDash: true }],
])('a video can be available only as %s', async (_kind, source, expected) => {
  fakeServices({ [CALL]: { json: { sources: [source] } } });
  expect(await fetchVideo('quiet-factory')).toMatchObject(expected);
});

test.each([
  [
    'has neither file nor stream',
    { sources: [{ src: 'https://films.example/a.ism', type: 'application/vnd.ms-sstr+xml' }] },
  ],
  ['has no sources', { error_code: 'VIDEO_NOT_FOUND' }],
  ['has sources of another kind', { sources: ['a.mp4', { container: 'MP4' }] }],
])('an answer that %s is an error', async (_what, json) => {
  fakeServices({ [CALL]: { json } });
  await expect(fetchVideo('quiet-factory')).rejects.toMatchObject({ kind: 'malformed' });
});

test('uses only the frame of an embedded page’s HTML', async () => {
  const { calls } = fakeServices({
    'GET /oembed': {
      json: {
        html: '<script src="//evil.example"></script><iframe src="https://stage.example/a"></iframe>',
        width: 1200,
        height: 480,
        title: 'Harbour',
      },
    },
  });
  expect(await fetchEmbed('cerosOembed', 'https://stage.example/harbour?x=1')).toEqual({
    src: 'https://stage.example/a',
    width: 1200,
    height: 480,
    title: 'Harbour',
  });
  expect(calls[0]!.url.searchParams.get('url')).toBe('https://stage.example/harbour?x=1');
});

test.each([
  ['a page instead of JSON', { text: '<!doctype html><h1>Sign in to the Wi-Fi</h1>' }],
  ['HTML without a frame', { json: { html: '<p>Gone</p>' } }],
  ['no HTML', { json: { type: 'photo' } }],
])('%s with status 200 is an error', async (_what, answer) => {
  fakeServices({ 'GET /oembed': answer });
  await expect(fetchEmbed('cerosOembed', 'https://stage.example/harbour')).rejects.toMatchObject({ kind: 'malformed' });
});
