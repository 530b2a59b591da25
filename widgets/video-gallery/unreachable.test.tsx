import { screen, waitFor, within } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import videoGallery from './index';

// The script of the player cannot be loaded.
jest.mock('../../src/features/media/late', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

test('without the script of the player, the card shows that the video could not be loaded', async () => {
  const videos = ['One', 'Two'].map((title) => ({ id: title, title, poster: { src: '/a.jpg', alt: '' } }));
  const { user } = await mountPlaceholder(
    `<div data-module="video-gallery"><script type="application/json">${JSON.stringify({ videos })}</script></div>`,
    videoGallery,
  );
  const button = () => screen.getByRole('button', { name: /Two/ });
  await user.click(button());
  const message = await within(button().closest('li')!).findByRole('alert');
  expect(message).toHaveTextContent(/could not be loaded/);
  await waitFor(() => expect(button()).toHaveFocus());
});
