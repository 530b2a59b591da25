import { act, fireEvent, screen, waitFor } from 'testing';
import { localStore, publish, tabStore } from '../../src/core';
import { onWidgetFailure } from '../../src/runtime/mount';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices } from '../../tests/setup/services';
import audioPlayer from './index';

const config = {
  services: { audioOembed: '/audio/oembed?url=' },
  embeds: { audio: 'https://sounds.example/player/{id}' },
};
const file =
  '<div data-module="audio-player" data-title="The hall"><audio data-field="audio" controls src="/hall.mp3"></audio></div>';
const open = (html: string, more = {}) => mountPlaceholder(html, audioPlayer, { ...config, ...more });

/** jsdom knows no length of a sound. */
function loaded(element: Element, seconds: number): HTMLAudioElement {
  const audio = element.querySelector('audio')!;
  Object.defineProperty(audio, 'duration', { configurable: true, value: seconds });
  fireEvent.durationChange(audio);
  return audio;
}

beforeEach(() => {
  localStore.removeAll('consent:');
  localStore.remove('speed');
  tabStore.remove('speed');
});

test('the eyebrow says what it is and which number', async () => {
  const { element } = await open(
    file.replace('data-title', 'data-media-label="Podcast" data-display-number="12" data-title'),
  );
  expect(element).toHaveTextContent('Podcast 12');
});

test('it plays and pauses, and shows its time in minutes and seconds', async () => {
  const { element, user } = await open(file);
  const audio = loaded(element, 200);
  await user.click(screen.getByRole('button', { name: 'Play' }));
  expect(audio.paused).toBe(false);
  audio.currentTime = 65;
  fireEvent.timeUpdate(audio);
  expect(element).toHaveTextContent('01:05');
  expect(screen.getByRole('slider', { name: 'Position' })).toHaveAttribute('aria-valuetext', '01:05 of 03:20');
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(audio.paused).toBe(true);
});

test('arrow keys seek by five seconds and stop at the ends', async () => {
  const { element, user } = await open(file);
  const audio = loaded(element, 12);
  screen.getByRole('slider').focus();
  await user.keyboard('{ArrowLeft}');
  expect(audio.currentTime).toBe(0);
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(audio.currentTime).toBe(12);
  await user.keyboard('{ArrowDown}');
  expect(audio.currentTime).toBe(7);
});

test('arrow keys with Alt stay the browser’s, which goes back in its history', async () => {
  const { element } = await open(file);
  const audio = loaded(element, 200);
  audio.currentTime = 65;
  fireEvent.timeUpdate(audio);
  expect(fireEvent.keyDown(screen.getByRole('slider'), { key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(audio.currentTime).toBe(65);
});

test('the speed is chosen once and remembered', async () => {
  const { element, user } = await open(file);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '1.5×');
  expect(element.querySelector('audio')!.playbackRate).toBe(1.5);
  await open(file);
  expect(screen.getAllByRole('combobox').map((element) => (element as HTMLSelectElement).value)).toEqual([
    '1.5',
    '1.5',
  ]);
});

test('without consent, the speed is stored for this tab only, and a stored one waits for the consent tool', async () => {
  const consent = { consent: { tool: 'built-in' } };
  publish('consent-changed', { groups: ['C0001'], isAnswered: true });
  const speed = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Speed' });
  const { user, unmount } = await open(file, consent);
  await user.selectOptions(speed(), '2×');
  expect([localStore.get('speed'), tabStore.get('speed')]).toEqual([null, '2']);
  unmount();
  tabStore.remove('speed');
  localStore.set('speed', '1.5');
  await open(file, consent);
  expect(speed()).toHaveValue('1');
  act(() => publish('consent-changed', { groups: ['C0001', 'C0003'], isAnswered: true }));
  expect(speed()).toHaveValue('1.5');
});

describe('when the sound cannot be loaded', () => {
  const failures: string[] = [];
  beforeAll(() => onWidgetFailure((_, error) => failures.push((error as Error).message)));
  beforeEach(() => void failures.splice(0));

  test('the player of the server comes back, and the reason is said', async () => {
    const { element } = await open(file);
    // Within `act`, which fireEvent brings, React hands what nothing caught to the test.
    element.querySelector('audio')!.dispatchEvent(new Event('error'));
    await waitFor(() => expect(element.querySelector('audio')).toHaveAttribute('controls'));
    expect(failures).toEqual([expect.stringContaining('audio-player: there was an error fetching the audio info')]);
  });

  test('a device that cannot play takes no player away', async () => {
    const { element } = await open(file);
    const audio = element.querySelector('audio')!;
    Object.defineProperty(audio, 'error', { value: { code: 3 } });
    audio.dispatchEvent(new Event('error'));
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.getByRole('button', { name: /^Play/ })).toBeVisible();
    expect(failures).toEqual([]);
  });

  test.each([
    ['the platform does not know the clip', { status: 404 }],
    ['it answers a page with status 200', { text: '<!doctype html><title>Sign in</title>' }],
    ['it answers a frame of somewhere else', { json: { html: '<iframe src="https://evil.example/"></iframe>' } }],
  ])('nothing is displayed: %s', async (_what, answer) => {
    fakeServices({ 'GET /audio/oembed': answer });
    const { element, user } = await open(
      '<div data-module="audio-player" data-title="The hall" data-clip-url="https://made.example/hall"></div>',
    );
    await user.click(screen.getByRole('button', { name: /Show the content/ }));
    await waitFor(() => expect(element).toBeEmptyDOMElement());
    expect(failures).toHaveLength(1);
  });
});

test('a clip is looked up once the visitor agrees', async () => {
  fakeServices({ 'GET /audio/oembed': { json: { html: '<iframe src="https://sounds.example/player/7"></iframe>' } } });
  const { user } = await open(
    '<div data-module="audio-player" data-title="The hall" data-clip-url="https://made.example/hall"></div>',
  );
  await user.click(screen.getByRole('button', { name: /Show the content/ }));
  await waitFor(() => expect(screen.getByTitle('The hall')).toHaveAttribute('src', 'https://sounds.example/player/7'));
});

test('a track shows the platform’s own player', async () => {
  const { user } = await open('<div data-module="audio-player" data-title="The hall" data-track-id="4711"></div>');
  await user.click(screen.getByRole('button', { name: /Show the content/ }));
  expect(screen.getByTitle('The hall')).toHaveAttribute('src', 'https://sounds.example/player/4711');
});

test('the embed code of a platform needs consent, and has its own height', async () => {
  const code =
    '<iframe width="100%" height="152" src="https://open.spotify.com/embed/episode/7makk4oTQel546B0PZlDM5?utm_source=generator"></iframe>';
  const { element, user } = await mountPlaceholder(
    `<div data-module="audio-player"><h2 data-field="title">The night shift</h2><template>${code}</template></div>`,
    audioPlayer,
  );
  expect(element).toHaveTextContent('This content comes from Spotify (open.spotify.com).');
  expect(element.querySelector('.inlay-embed')).toHaveStyle({ blockSize: '152px' });
  await user.click(screen.getByRole('button', { name: /^Show the content/ }));
  expect(screen.getByTitle('The night shift')).toHaveAttribute(
    'src',
    'https://open.spotify.com/embed/episode/7makk4oTQel546B0PZlDM5',
  );
});
