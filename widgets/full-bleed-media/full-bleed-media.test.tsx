import { fireEvent, screen, waitFor } from 'testing';
import { localStore } from '../../src/core';
import { mockMedia } from '../../tests/setup/media';
import { mountPlaceholder } from '../../tests/setup/mount';
import fullBleedMedia from './index';

const image = '<img data-field="image" src="/wide.jpg" alt="Layers of rock" width="1680" height="720">';
afterEach(() => jest.restoreAllMocks());

test('the picture comes with its crop for phones and its caption', async () => {
  const { element } = await mountPlaceholder(
    `<div data-module="full-bleed-media" data-mobile-image="/tall.jpg">${image}<p data-field="caption">Under Cairo</p></div>`,
    fullBleedMedia,
  );
  expect(screen.getByRole('figure')).toHaveTextContent('Under Cairo');
  expect(element.querySelector('source')).toHaveAttribute('srcset', '/tall.jpg');
});

test('a phone plays the video that was cut for it, and any device can stop it', async () => {
  mockMedia((query) => query.includes('max-width'));
  const { element } = await mountPlaceholder(
    `<div data-module="full-bleed-media" data-mp4-id="/wide.mp4" data-mobile-mp4-id="/tall.mp4">${image}</div>`,
    fullBleedMedia,
  );
  await waitFor(() => expect(element.querySelector('video source')).toHaveAttribute('src', '/tall.mp4'));
  expect(screen.getByRole('button', { name: 'Pause background video' })).toBeVisible();
});

test('a video that cannot be played leaves no dark box, with a note for the editor', async () => {
  const { element, notes } = await mountPlaceholder(
    '<div data-module="full-bleed-media" data-mp4-id="/page.mp4"></div>',
    fullBleedMedia,
  );
  fireEvent.error(await waitFor(() => element.querySelector('video source')!));
  await waitFor(() => expect(element.querySelector('.inlay-background')).toBeNull());
  expect(notes()).toEqual([
    'the video /page.mp4 could not be played. Check that it exists and is an MP4, WebM or Ogg file',
  ]);
});

test('a picture that cannot be loaded leaves its words, with a note for the editor', async () => {
  const { notes } = await mountPlaceholder(`<div data-module="full-bleed-media">${image}</div>`, fullBleedMedia);
  fireEvent.error(screen.getByAltText('Layers of rock'));
  await waitFor(() => expect(screen.getByText('Layers of rock')).toBeVisible());
  expect(notes()).toEqual(['the picture /wide.jpg could not be loaded. Check its address']);
});

test('a pasted embed code is taken apart: visitors are asked before its frame comes', async () => {
  localStore.removeAll('consent:');
  const code = '<iframe title="Strata" src="https://flo.uri.sh/visualisation/7654321/embed"></iframe>';
  const { element, user } = await mountPlaceholder(
    `<div data-module="full-bleed-media"><template>${code}</template><p data-field="caption">Under Cairo</p></div>`,
    fullBleedMedia,
  );
  expect(element.querySelector('iframe')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show the content : Strata' }));
  expect(element.querySelector('iframe')).toHaveAttribute('src', 'https://flo.uri.sh/visualisation/7654321/embed');
  expect(screen.getByRole('figure')).toHaveTextContent('Under Cairo');
});

test('leaves a frame of an unknown vendor unchanged, with a note for the editor', async () => {
  const { element, notes } = await mountPlaceholder(
    '<div data-module="full-bleed-media"><iframe src="https://unknown.example/"></iframe></div>',
    fullBleedMedia,
  );
  expect(element.querySelector('figure iframe')).toHaveAttribute('src', 'https://unknown.example/');
  expect(notes()).toEqual([expect.stringContaining('unknown.example is no vendor known here')]);
});
