import { act, screen } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices } from '../../tests/setup/services';
import { forgetEverything, signInBefore } from '../../tests/setup/visitor';
import saveArticle from './index';

// The network is gone by the time of the press.
jest.mock('./demanded', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

beforeEach(forgetEverything);

test.each(['a guest', 'a reader'])('%s is told that the press came to nothing', async (who) => {
  fakeServices({ 'POST /services/user/v2/users/42/articles': 'offline' });
  if (who === 'a reader') act(() => signInBefore());
  const { user } = await mountPlaceholder('<div data-module="save-article" data-article-id="the-quiet-factory"></div>', saveArticle);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline');
  expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy');
});
