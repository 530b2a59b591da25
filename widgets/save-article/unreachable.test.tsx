import { act, screen } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices } from '../../tests/setup/services';
import { forgetEverything, signInBefore } from '../../tests/setup/visitor';
import saveArticle from './index';

// The network is gone by the time of the press.
jest.mock('../../src/features/saved-articles/send', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

beforeEach(forgetEverything);

test('a reader learns that the press failed, and may try again', async () => {
  fakeServices({});
  act(() => signInBefore());
  const { user } = await mountPlaceholder(
    '<div data-module="save-article" data-article-id="the-quiet-factory"></div>',
    saveArticle,
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The article could not be saved. Please try again.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy');
});
