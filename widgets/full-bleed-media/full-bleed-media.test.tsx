import { screen, waitFor } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import fullBleedMedia from './index';

const image = '<img data-field="image" src="/wide.jpg" alt="Layers of rock" width="1680" height="720">';
const { matchMedia } = window;

afterEach(() => (window.matchMedia = matchMedia));

test('the picture comes with its crop for phones and its caption', async () => {
  const { element } = await mountPlaceholder(`<div data-module="full-bleed-media" data-mobile-image="/tall.jpg">${image}<p data-field="caption">Under Cairo</p></div>`, fullBleedMedia);
  expect(screen.getByRole('figure')).toHaveTextContent('Under Cairo');
  expect(element.querySelector('source')).toHaveAttribute('srcset', '/tall.jpg');
});

test('a phone plays the film that was cut for it, and any device can stop it', async () => {
  window.matchMedia = ((media: string) => ({ media, matches: media.includes('max-width'), addEventListener() {}, removeEventListener() {} })) as unknown as typeof matchMedia;
  const { element } = await mountPlaceholder(`<div data-module="full-bleed-media" data-mp4-id="/wide.mp4" data-mobile-mp4-id="/tall.mp4">${image}</div>`, fullBleedMedia);
  await waitFor(() => expect(element.querySelector('video source')).toHaveAttribute('src', '/tall.mp4'));
  expect(screen.getByRole('button', { name: 'Pause the moving picture' })).toBeVisible();
});

test('with nothing to show only an editor sees what to fill in', async () => {
  const { element } = await mountPlaceholder('<div data-module="full-bleed-media"></div>', fullBleedMedia, { mode: 'edit' });
  expect(element).toHaveTextContent('Fill in: image or mp4Id.');
});
