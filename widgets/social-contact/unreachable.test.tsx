import { screen } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import socialContact from './index';

// The script of the form cannot be loaded.
jest.mock('../../src/features/contact/late', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

test('without the script of the form, everyone can read that it could not be loaded', async () => {
  const { user } = await mountPlaceholder(
    '<div data-module="social-contact" data-enable-contact-form data-to="ingrid-solheim" data-partner-name="Ingrid Solheim"></div>',
    socialContact,
  );
  const button = screen.getByRole('button', { name: 'Write to Ingrid Solheim' });
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('The form could not be loaded. Try again in a moment.');
  expect(button).toHaveFocus();
});
