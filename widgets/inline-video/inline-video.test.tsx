import { act, fireEvent, screen, waitFor } from 'testing';
import { localStore, publish, subscribe } from '../../src/core';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices } from '../../tests/setup/services';
import inlineVideo from './index';

const CALL = 'GET /films/4711/videos/quiet-factory';
const config = { services: { video: 'https://films.example/films' }, video: { account: '4711', policyKey: 'BCpk', player: 'https://films.example/player.js' } };
const film = { sources: [{ src: 'https://files.example/a.mp4', container: 'MP4' }], text_tracks: [{ src: 'https://files.example/a.vtt', srclang: 'en', label: 'English', kind: 'captions' }] };
const html = '<div data-module="inline-video" data-video-id="quiet-factory"><h2 data-field="title">One night</h2></div>';
const play = () => screen.getByRole('button', { name: 'Play video: One night' });
const video = () => screen.getByLabelText<HTMLVideoElement>('One night', { selector: 'video' });

beforeEach(() => localStore.removeAll('consent:'));

test('the film that the server wrote moves in as it is', async () => {
  const { element } = await mountPlaceholder('<div data-module="inline-video"><video data-field="video" controls src="/a.mp4"></video></div>', inlineVideo);
  expect(element.querySelector('video')).toHaveAttribute('src', '/a.mp4');
  expect(element.querySelectorAll('video')).toHaveLength(1);
});

test.each([
  ['an address', '<video data-field="video" controls src="/gone.mp4"></video>', 'video'],
  ['sources', '<video data-field="video" controls><source src="/gone.webm"><source src="/gone.mp4"></video>', 'source:last-child'],
])('a film that the server wrote by %s and that cannot be played says so beneath it, and the editor reads which', async (_by, own, last) => {
  const { element, notes } = await mountPlaceholder(`<div data-module="inline-video">${own}</div>`, inlineVideo);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  fireEvent.error(element.querySelector(last)!);
  expect(screen.getByRole('status')).toHaveTextContent('The video could not be loaded. Try again.');
  expect(element.querySelector('video')).toBeVisible();
  fireEvent.playing(element.querySelector('video')!);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(notes()).toEqual([expect.stringMatching(/^the film http:\/\/localhost\/gone\.(mp4|webm) could not be played\. Check that it exists/)]);
});

test('a source that another follows is no film that failed', async () => {
  const { element, notes } = await mountPlaceholder('<div data-module="inline-video"><video data-field="video" controls><source src="/gone.webm"><source src="/a.mp4"></video></div>', inlineVideo);
  fireEvent.error(element.querySelector('source')!);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(notes()).toEqual([]);
});

test('files of the media library play in the browser’s own player, the smallest first, with captions', async () => {
  const { element } = await mountPlaceholder('<div data-module="inline-video" data-title="One night" data-mp4-id="/a.mp4" data-webm-id="/a.webm" data-captions=\'[{"src": "/a.de.vtt", "language": "de"}]\'></div>', inlineVideo);
  expect([...element.querySelectorAll('source')].map(({ type }) => type)).toEqual(['video/webm', 'video/mp4']);
  expect(element.querySelector('track')).toHaveAttribute('label', 'Deutsch');
  expect(video().controls).toBe(true);
});

test('nothing is asked of the platform before the visitor presses play', async () => {
  const { calls } = fakeServices({ [CALL]: { json: film } });
  const { element, user } = await mountPlaceholder(html, inlineVideo, config);
  expect(element).toHaveTextContent('This video comes from films.example. Nothing is sent there until you press play.');
  expect(calls).toHaveLength(0);
  await user.click(play());
  await waitFor(() => expect(video().autoplay).toBe(true));
  expect(video().querySelector('source')).toHaveAttribute('src', '//files.example/a.mp4');
  expect(video().querySelector('track')).toHaveAttribute('srclang', 'en');
});

test('a film that plays when consent is withdrawn goes, and its question is back', async () => {
  fakeServices({ [CALL]: { json: film } });
  const { element, user } = await mountPlaceholder(html, inlineVideo, config);
  await user.click(play());
  await waitFor(() => expect(video()).toBeVisible());
  act(() => publish('consent-changed', { groups: ['C0004'] }));
  expect(video()).toBeVisible();
  act(() => publish('consent-changed', { groups: [] }));
  expect(element.querySelector('video')).toBeNull();
  expect(play()).toBeVisible();
  expect(element).toHaveTextContent('Nothing is sent there until you press play.');
  await user.click(play());
  await waitFor(() => expect(video()).toBeVisible());
});

test('a film that cannot be had says so, and can be tried again', async () => {
  const services = fakeServices({ [CALL]: { json: { sources: [] } } });
  const { element, user } = await mountPlaceholder(html, inlineVideo, config);
  await user.click(play());
  await waitFor(() => expect(element).toHaveTextContent('The video could not be loaded. Try again.'));
  services.answer(CALL, { json: film });
  await user.click(play());
  await waitFor(() => expect(video()).toBeVisible());
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

test('a film that begins is reported to analytics, and what played before stops', async () => {
  const heard: unknown[] = [];
  const stop = subscribe('analytics', (detail) => heard.push(detail.event));
  const file = (name: string) => `<div data-module="inline-video" data-title="${name}" data-mp4-id="/${name}.mp4"></div>`;
  await mountPlaceholder(file('first'), inlineVideo);
  await mountPlaceholder(file('second'), inlineVideo);
  const [first, second] = ['first', 'second'].map((name) => screen.getByLabelText<HTMLVideoElement>(name, { selector: 'video' }));
  await first!.play();
  await second!.play();
  expect(first!.paused).toBe(true);
  expect(heard).toEqual(['video-started', 'video-started']);
  stop();
});

test('where none of the files plays, what the server wrote comes back', async () => {
  const { element } = await mountPlaceholder('<div data-module="inline-video" data-title="One night" data-mp4-id="/a.mp4"><p><a href="/films">All our films</a></p></div>', inlineVideo);
  expect(screen.queryByRole('link')).toBeNull();
  // Within `act`, which fireEvent brings, React hands what nothing caught to the test.
  element.querySelector('source')!.dispatchEvent(new Event('error'));
  await waitFor(() => expect(screen.getByRole('link', { name: 'All our films' })).toBeVisible());
  expect(element.querySelector('video')).toBeNull();
});
