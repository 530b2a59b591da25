import { screen, within } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import profileGrid from './index';

// The script of the form cannot be loaded.
jest.mock('../../src/features/contact/late', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

test('without the script of the form, the card shows that it could not be opened', async () => {
  const items = ['Ada', 'Grace'].map((title) => ({ id: title, title, enableContactForm: true }));
  const { user } = await mountPlaceholder(
    `<div data-module="profile-grid"><script type="application/json">${JSON.stringify({ items })}</script></div>`,
    profileGrid,
  );
  const button = screen.getByRole('button', { name: 'Write to Grace' });
  await user.click(button);
  const message = await within(button.closest('article')!).findByRole('alert');
  expect(message).toHaveTextContent(/could not be opened/);
  expect(button).toHaveFocus();
});
