import { screen, waitFor } from 'testing';
import { localStore } from '../../src/core';
import { mockMedia } from '../../tests/setup/media';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices } from '../../tests/setup/services';
import backgroundVideo from './index';

const html =
  '<div data-module="background-video" data-mp4-id="/a.mp4"><img data-field="poster" src="/a.jpg" alt="Rock"><h2 data-field="title">Under the ground</h2></div>';
const video = (element: Element) => element.querySelector('video');

afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(navigator, { connection: undefined });
  localStore.removeAll('consent:');
});

const prefer = (feature: string) => mockMedia((query) => query.includes(feature));
const onPlatform = (id: string) => html.replace('data-mp4-id="/a.mp4"', `data-video-id="${id}"`);

test('it moves silently while it is seen, and stops when asked to', async () => {
  const { element, user } = await mountPlaceholder(html, backgroundVideo);
  await waitFor(() => expect(video(element)!.paused).toBe(false));
  expect(video(element)!.muted).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Pause background video' }));
  expect(video(element)!.paused).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Play background video' }));
  expect(video(element)!.paused).toBe(false);
});

test.each([
  ['less motion', () => prefer('prefers-reduced-motion')],
  ['less data', () => prefer('prefers-reduced-data')],
  ['to save data', () => Object.assign(navigator, { connection: { saveData: true } })],
])('a visitor who prefers %s sees the image, and the video only on request', async (_what, setPreference) => {
  setPreference();
  const { element, user } = await mountPlaceholder(html, backgroundVideo);
  expect(video(element)).toBeNull();
  expect(screen.getByAltText('Rock')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Play background video' }));
  expect(video(element)!.paused).toBe(false);
});

test('a video of the platform is not requested without consent; the image stays', async () => {
  const { calls } = fakeServices();
  const { element } = await mountPlaceholder(onPlatform('rock'), backgroundVideo, {
    services: { video: 'https://films.example/films' },
  });
  expect(calls).toHaveLength(0);
  expect(screen.getByAltText('Rock')).toBeVisible();
  expect(video(element)).toBeNull();
});

test('a video of the page’s own origin needs none', async () => {
  fakeServices({
    'GET /films/4711/videos/rock': { json: { sources: [{ src: 'https://files.example/rock.mp4', container: 'MP4' }] } },
  });
  const { element } = await mountPlaceholder(onPlatform('rock'), backgroundVideo, {
    services: { video: '/films' },
    video: { account: '4711' },
  });
  await waitFor(() =>
    expect(video(element)?.querySelector('source')).toHaveAttribute('src', '//files.example/rock.mp4'),
  );
});

test('a video that the platform does not have leaves the picture, without a control, with a note for the editor', async () => {
  fakeServices({ 'GET /films/4711/videos/lost': { status: 404 } });
  const { element, notes } = await mountPlaceholder(onPlatform('lost'), backgroundVideo, {
    services: { video: '/films' },
    video: { account: '4711', policyKey: 'BCpk', player: '' },
  });
  await waitFor(() =>
    expect(notes()).toEqual([
      'the video lost could not be played. Check that it exists and is an MP4, WebM or Ogg file',
    ]),
  );
  expect(screen.getByAltText('Rock')).toBeVisible();
  expect(element.querySelector('button')).toBeNull();
});
