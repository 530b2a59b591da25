import { act, fireEvent, screen, waitFor } from 'testing';
import { localStore, publish, subscribe } from '../../src/core';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices } from '../../tests/setup/services';
import { update } from '../../src/runtime/mount';
import inlineVideo from './index';

const playHls = jest.fn(() => () => {});
jest.mock('../../src/features/media/hls', () => ({ playHls: (...parameters: []) => playHls(...parameters) }));

const CALL = 'GET /films/4711/videos/quiet-factory';
const config = {
  services: { video: 'https://films.example/films' },
  video: { account: '4711', policyKey: 'BCpk', player: 'https://films.example/player.js' },
};
const videoValues = {
  sources: [{ src: 'https://files.example/a.mp4', container: 'MP4' }],
  text_tracks: [{ src: 'https://files.example/a.vtt', srclang: 'en', label: 'English', kind: 'captions' }],
};
const html =
  '<div data-module="inline-video" data-video-id="quiet-factory"><h2 data-field="title">One night</h2></div>';
/** As in browsers that move focus to a video. */
const focusVideo = () => {
  video().tabIndex = 0;
  act(() => video().focus());
};
const play = () => screen.getByRole('button', { name: 'Play video: One night' });
const video = () => screen.getByLabelText<HTMLVideoElement>('One night', { selector: 'video' });

beforeEach(() => localStore.removeAll('consent:'));

test('reuses the server-rendered video element', async () => {
  const { element } = await mountPlaceholder(
    '<div data-module="inline-video"><video data-field="video" controls src="/a.mp4"></video></div>',
    inlineVideo,
  );
  expect(element.querySelector('video')).toHaveAttribute('src', '/a.mp4');
  expect(element.querySelectorAll('video')).toHaveLength(1);
});

test.each([
  ['an address', '<video data-field="video" controls src="/gone.mp4"></video>', 'video'],
  [
    'sources',
    '<video data-field="video" controls><source src="/gone.webm"><source src="/gone.mp4"></video>',
    'source:last-child',
  ],
])(
  'reports below a server-rendered video by %s that it cannot be played, with a note for the editor',
  async (_by, serverVideo, last) => {
    const { element, notes } = await mountPlaceholder(
      `<div data-module="inline-video">${serverVideo}</div>`,
      inlineVideo,
    );
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    fireEvent.error(element.querySelector(last)!);
    expect(screen.getByRole('status')).toHaveTextContent('The video could not be loaded. Try again.');
    expect(element.querySelector('video')).toBeVisible();
    fireEvent.playing(element.querySelector('video')!);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(notes()).toEqual([
      expect.stringMatching(
        /^the video http:\/\/localhost\/gone\.(mp4|webm) could not be played\. Check that it exists/,
      ),
    ]);
  },
);

test('a source that another follows is no video that failed', async () => {
  const { element, notes } = await mountPlaceholder(
    '<div data-module="inline-video"><video data-field="video" controls><source src="/gone.webm"><source src="/a.mp4"></video></div>',
    inlineVideo,
  );
  fireEvent.error(element.querySelector('source')!);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(notes()).toEqual([]);
});

test('files of the media library play in the browser’s own player, the smallest first, with captions', async () => {
  const { element } = await mountPlaceholder(
    '<div data-module="inline-video" data-title="One night" data-mp4-id="/a.mp4" data-webm-id="/a.webm" data-captions=\'[{"src": "/a.de.vtt", "language": "de"}]\'></div>',
    inlineVideo,
  );
  expect([...element.querySelectorAll('source')].map(({ type }) => type)).toEqual(['video/webm', 'video/mp4']);
  expect(element.querySelector('track')).toHaveAttribute('label', 'Deutsch');
  expect(video().controls).toBe(true);
});

test('captions without a valid address take no video away', async () => {
  await mountPlaceholder(
    '<div data-module="inline-video" data-title="One night" data-mp4-id="/a.mp4" data-captions=\'[{"src": "https://", "language": "de"}]\'></div>',
    inlineVideo,
  );
  expect(video()).toBeVisible();
});

test('another file replaces the video that plays', async () => {
  const { element } = await mountPlaceholder(
    '<div data-module="inline-video" data-title="One night" data-mp4-id="/a.mp4"></div>',
    inlineVideo,
  );
  const before = video();
  element.setAttribute('data-mp4-id', '/b.mp4');
  act(() => update(element));
  expect(video().querySelector('source')).toHaveAttribute('src', '/b.mp4');
  // Browsers ignore changes of the sources of a video that has loaded one.
  expect(video()).not.toBe(before);
});

test('nothing is asked of the platform before the visitor presses play', async () => {
  const { calls } = fakeServices({ [CALL]: { json: videoValues } });
  const { element, user } = await mountPlaceholder(html, inlineVideo, config);
  expect(element).toHaveTextContent('This video comes from films.example. Nothing is sent there until you press play.');
  expect(calls).toHaveLength(0);
  await user.click(play());
  await waitFor(() => expect(video().autoplay).toBe(true));
  expect(video().querySelector('source')).toHaveAttribute('src', '//files.example/a.mp4');
  expect(video().querySelector('track')).toHaveAttribute('srclang', 'en');
});

test('a video that plays when consent is withdrawn goes, and its question is back', async () => {
  fakeServices({ [CALL]: { json: videoValues } });
  const { element, user } = await mountPlaceholder(html, inlineVideo, config);
  await user.click(play());
  await waitFor(() => expect(video()).toBeVisible());
  act(() => publish('consent-changed', { groups: ['C0004'] }));
  expect(video()).toBeVisible();
  focusVideo();
  act(() => publish('consent-changed', { groups: [] }));
  expect(element.querySelector('video')).toBeNull();
  await waitFor(() => expect(play()).toHaveFocus());
  expect(element).toHaveTextContent('Nothing is sent there until you press play.');
  await user.click(play());
  await waitFor(() => expect(video()).toBeVisible());
});

test('a video that fails after its visitor left or withdrew consent is not announced', async () => {
  let fail = (_: { status: number }) => {};
  fakeServices({ [CALL]: () => new Promise((resolve) => (fail = resolve)) });
  const { element, user, unmount } = await mountPlaceholder(html, inlineVideo, config);
  const failLate = async () => {
    await act(async () => fail({ status: 404 }));
    await new Promise((resolve) => setTimeout(resolve, 150));
    expect(document.querySelector('[aria-live="assertive"]')?.textContent ?? '').toBe('');
  };
  await user.click(play());
  act(() => publish('consent-changed', { groups: ['C0004'] }));
  act(() => publish('consent-changed', { groups: [] }));
  await failLate();
  expect(element).not.toHaveTextContent('The video could not be loaded.');
  await user.click(play());
  unmount();
  await failLate();
});

test('a video whose file cannot be played leaves who pressed play at the button', async () => {
  fakeServices({ [CALL]: { json: videoValues } });
  const { element, user } = await mountPlaceholder(html, inlineVideo, config);
  await user.click(play());
  await waitFor(() => expect(video()).toBeVisible());
  focusVideo();
  fireEvent.error(video().querySelector('source')!);
  await waitFor(() => expect(play()).toHaveFocus());
  expect(element).toHaveTextContent('The video could not be loaded. Try again.');
});

test('a video that cannot be loaded shows a message, and can be retried', async () => {
  const services = fakeServices({ [CALL]: { json: { sources: [] } } });
  const { element, user } = await mountPlaceholder(html, inlineVideo, config);
  await user.click(play());
  await waitFor(() => expect(element).toHaveTextContent('The video could not be loaded. Try again.'));
  services.answer(CALL, { json: videoValues });
  await user.click(play());
  await waitFor(() => expect(video()).toBeVisible());
});

describe('a video that is only available as a stream', () => {
  const hls = { src: 'https://files.example/a.m3u8', type: 'application/x-mpegURL' };
  const dash = { src: 'https://files.example/a.mpd', type: 'application/dash+xml' };
  const press = async (...sources: object[]) => {
    fakeServices({ [CALL]: { json: { sources } } });
    const mounted = await mountPlaceholder(html, inlineVideo, config);
    await mounted.user.click(play());
    return mounted;
  };

  test('plays natively in browsers that support HLS', async () => {
    jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
    const { element } = await press(hls);
    await waitFor(() => expect(element.querySelector('source')).toHaveAttribute('src', '//files.example/a.m3u8'));
    expect(playHls).not.toHaveBeenCalled();
    jest.restoreAllMocks();
  });

  test('is fed to the player elsewhere', async () => {
    jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('');
    await press(dash, hls);
    await waitFor(() => expect(playHls).toHaveBeenCalledWith(video(), '//files.example/a.m3u8', expect.any(Function)));
    expect(video().querySelector('source')).toBeNull();
    jest.restoreAllMocks();
  });

  test('comes in the platform’s own player where it is DASH', async () => {
    const { element } = await press(dash);
    await waitFor(() => expect(element.querySelector('.inlay-video-player__player')).toBeInTheDocument());
    await waitFor(() =>
      expect(document.head.querySelector('script[src="https://films.example/player.js"]')).not.toBeNull(),
    );
    fireEvent.error(document.head.querySelector('script[src="https://films.example/player.js"]')!);
  });
});

describe('an editor reads', () => {
  const note = async (answer: object, more: Record<string, unknown> = config, attributes = '') => {
    fakeServices({ [CALL]: answer });
    const { notes } = await mountPlaceholder(html.replace('>', ` ${attributes}>`), inlineVideo, {
      ...more,
      mode: 'edit',
    });
    await waitFor(() => expect(notes()).not.toEqual([]));
    return notes();
  };

  test('that the platform does not know the video', async () => {
    expect(await note({ status: 404, json: [{ error_code: 'VIDEO_NOT_FOUND' }] })).toEqual([
      expect.stringContaining('the video platform has no video "quiet-factory" that can be played. Check the id'),
    ]);
  });

  test('that a player is not set up', async () => {
    expect(await note({}, { ...config, video: {} }, 'data-player="provider"')).toEqual([
      expect.stringContaining('the configuration has none. Ask the people who set up the page to set video.player'),
    ]);
    expect(
      await note(
        { json: { sources: [{ src: '/a.mpd', type: 'application/dash+xml' }] } },
        { ...config, video: { account: '4711' } },
      ),
    ).toEqual([expect.stringContaining('is there as DASH alone')]);
  });
});

test('captions may be written as tracks', async () => {
  const { element, notes } = await mountPlaceholder(
    '<div data-module="inline-video" data-title="One night" data-mp4-id="/a.mp4"><track data-item="captions" src="/a.de.vtt" srclang="de" label="Deutsch"></div>',
    inlineVideo,
  );
  expect(element.querySelector('video > track')).toHaveAttribute('srclang', 'de');
  expect(element.querySelector('video > track')).toHaveAttribute('src', '/a.de.vtt');
  expect(notes()).toEqual([]);
});

test('the platform’s player script comes only when it is wanted', async () => {
  const { element, user } = await mountPlaceholder(html.replace('>', ' data-player="provider">'), inlineVideo, config);
  const script = () => document.head.querySelector<HTMLScriptElement>('script[src="https://films.example/player.js"]');
  expect(script()).toBeNull();
  await user.click(play());
  const dispose = jest.fn();
  const bc = jest.fn(() => ({ dispose }));
  Object.assign(window, { bc });
  await waitFor(() => expect(script()).not.toBeNull());
  fireEvent.load(script()!);
  await waitFor(() => expect(bc).toHaveBeenCalledWith(element.querySelector('video-js')));
  expect(element.querySelector('video-js')).toHaveAttribute('data-video-id', 'quiet-factory');
});

test('a video that begins is reported to analytics, and what played before stops', async () => {
  const events: unknown[] = [];
  const stop = subscribe('analytics', (detail) => events.push(detail.event));
  const file = (name: string) =>
    `<div data-module="inline-video" data-title="${name}" data-mp4-id="/${name}.mp4"></div>`;
  await mountPlaceholder(file('first'), inlineVideo);
  await mountPlaceholder(file('second'), inlineVideo);
  const [first, second] = ['first', 'second'].map((name) =>
    screen.getByLabelText<HTMLVideoElement>(name, { selector: 'video' }),
  );
  await first!.play();
  await second!.play();
  expect(first!.paused).toBe(true);
  expect(events).toEqual(['video-started', 'video-started']);
  stop();
});

test('restores the server-rendered content if none of the files plays', async () => {
  const { element } = await mountPlaceholder(
    '<div data-module="inline-video" data-title="One night" data-mp4-id="/a.mp4"><p><a href="/films">All our videos</a></p></div>',
    inlineVideo,
  );
  expect(screen.queryByRole('link')).toBeNull();
  // Inside `act`, which fireEvent uses, React throws uncaught errors into the test.
  element.querySelector('source')!.dispatchEvent(new Event('error'));
  await waitFor(() => expect(screen.getByRole('link', { name: 'All our videos' })).toBeVisible());
  expect(element.querySelector('video')).toBeNull();
});

describe('the embed code of a platform', () => {
  const frame =
    '<iframe width="560" height="315" src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="One night"></iframe>';
  const open = (inside: string) => mountPlaceholder(`<div data-module="inline-video">${inside}</div>`, inlineVideo);

  test.each([
    ['in its field', `<div data-field="video">${frame}</div>`],
    ['without a field', `<p>${frame}</p>`],
    ['in a template', `<template data-field="video">${frame}</template>`],
    ['as an address', '<p data-field="video"><a href="https://youtu.be/dQw4w9WgXcQ">One night</a></p>'],
  ])('%s loads nothing before the visitor agrees, then plays without cookies', async (_how, inside) => {
    const { element, user } = await open(inside);
    expect(element.querySelector('iframe')).toBeNull();
    expect(element).toHaveTextContent('This content comes from YouTube (www.youtube-nocookie.com).');
    await user.click(screen.getByRole('button', { name: /^Show the content/ }));
    expect(element.querySelector('iframe')).toHaveAttribute(
      'src',
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    );
  });

  test('edit mode reports that a frame in the page loads before consent, and how to avoid it', async () => {
    expect((await open(`<div data-field="video">${frame}</div>`)).notes()).toEqual([
      'browsers ask www.youtube.com for the frame before visitors have agreed. Put the embed code into <template>…</template>, or write data-src in place of src',
    ]);
    expect((await open(`<template data-field="video">${frame}</template>`)).notes()).toEqual([]);
  });

  test('of an unknown vendor in a template is not shown, and a note says why', async () => {
    const { element } = await mountPlaceholder(
      '<div data-module="inline-video"><template><iframe src="https://talks.example/7"></iframe></template></div>',
      inlineVideo,
      { mode: 'edit' },
    );
    expect(element).toHaveTextContent('Fill in: videoId, mp4Id, or video.');
  });

  test('of an unknown vendor is unchanged, and a note says how to allow it', async () => {
    const { element, notes } = await open(
      '<div data-field="video"><iframe src="https://talks.example/7" title="A talk"></iframe></div>',
    );
    expect(element.querySelector('iframe')).toHaveAttribute('src', 'https://talks.example/7');
    expect(notes()).toEqual([expect.stringContaining('add https://talks.example to embeds.frames')]);
  });
});
