import { fireEvent, screen, waitFor } from 'testing';
import { localStore } from '../../src/core';
import { mountPlaceholder } from '../../tests/setup/mount';
import videoHero from './index';

const html = (videoLink = '<a data-field="film" href="/media/night.mp4">Watch the night</a>') => `
  <div data-module="video-hero">
    <img data-field="image" src="/tide.svg" alt="Waves at night" width="1600" height="900">
    <h1 data-field="title">One night in Thuringia</h1>
    <p>${videoLink}</p>
  </div>`;

async function open() {
  const { element, user, notes } = await mountPlaceholder(html(), videoHero);
  const play = screen.getByRole('button', { name: 'Watch the night' });
  await user.click(play);
  const video = await waitFor(() => {
    const found = element.querySelector('video');
    if (!found) throw new Error('no film yet');
    return found;
  });
  return { element, user, notes, play, video };
}

test('play puts the video instead of the text, and the focus with it', async () => {
  const { element, video } = await open();
  expect(video.querySelector('source')).toHaveAttribute('src', '/media/night.mp4');
  const player = screen.getByRole('group', { name: 'Video: One night in Thuringia' });
  expect(player).toContainElement(video);
  expect(player).toContainElement(document.activeElement as HTMLElement);
  expect(element.querySelector('.inlay-hero__words')).toHaveAttribute('inert');
});

test('closing it brings the text back, and the focus to the button', async () => {
  const { element, user } = await open();
  await user.click(screen.getByRole('button', { name: 'Close video' }));
  expect(element.querySelector('video')).toBeNull();
  expect(element.querySelector('.inlay-hero__words')).not.toHaveAttribute('inert');
  expect(screen.getByRole('button', { name: 'Watch the night' })).toHaveFocus();
});

test('so do its end and Escape', async () => {
  const { element, user, video } = await open();
  fireEvent.ended(video);
  await waitFor(() => expect(element.querySelector('video')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Watch the night' }));
  await waitFor(() => expect(element.querySelector('video')).not.toBeNull());
  await user.keyboard('{Escape}');
  expect(element.querySelector('video')).toBeNull();
  expect(screen.getByRole('button', { name: 'Watch the night' })).toHaveFocus();
});

test('without a video there is nothing to play', async () => {
  await mountPlaceholder(html(''), videoHero);
  expect(screen.getByRole('heading', { name: 'One night in Thuringia' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a video that cannot be played says so where it would have been, and can be closed', async () => {
  const { element, user, notes, video } = await open();
  fireEvent.error(video.querySelector('source')!);
  await waitFor(() => expect(screen.getByText('The video could not be loaded. Try again.')).toHaveFocus());
  expect(notes()).toEqual([
    'the video /media/night.mp4 could not be played. Check that it exists and is an MP4, WebM or Ogg file',
  ]);
  await user.keyboard('{Escape}');
  expect(element.querySelector('.inlay-hero__words')).not.toHaveAttribute('inert');
});

test.each([
  [
    'a pasted embed code',
    '<template><iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" width="560" height="315"></iframe></template>',
    'Play video',
  ],
  [
    'a link to the platform',
    '<a data-field="film" href="https://youtu.be/dQw4w9WgXcQ">Watch the night</a>',
    'Watch the night',
  ],
])('by %s the video comes in our frame, once the visitor has agreed', async (_, videoLink, message) => {
  localStore.removeAll('consent:');
  const { element, user } = await mountPlaceholder(html(videoLink), videoHero);
  expect(element.querySelector('iframe')).toBeNull();
  await user.click(screen.getByRole('button', { name: message }));
  expect(element.querySelector('iframe')).toBeNull();
  const show = screen.getByRole('button', { name: 'Show the content : One night in Thuringia' });
  expect(show).toHaveFocus();
  await user.click(show);
  expect(element.querySelector('iframe')).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ');
  await user.click(screen.getByRole('button', { name: 'Close video' }));
  expect(element.querySelector('iframe')).toBeNull();
});
