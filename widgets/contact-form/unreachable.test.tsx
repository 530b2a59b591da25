import { screen, waitFor } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices } from '../../tests/setup/services';
import contactForm from './index';

// The script of the code cannot be loaded, although the browser is online.
jest.mock('../../src/features/contact/CodeDialog', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

test('without the script that asks for the code none is mailed, and the visitor reads that nothing was sent', async () => {
  const { calls } = fakeServices();
  const { user } = await mountPlaceholder(
    '<div data-module="contact-form" data-trigger="profile" data-to="ingrid-solheim"></div>',
    contactForm,
    { captcha: { provider: 'none' }, flags: { otp: true } },
  );
  await user.type(screen.getByLabelText('Name'), 'Ada Lindgren');
  await user.type(screen.getByLabelText('E-mail address'), 'ada@example.com');
  await user.type(screen.getByLabelText('Subject'), 'A question');
  const button = screen.getByRole('button', { name: /^Send/ });
  await waitFor(() => expect(button).toBeEnabled());
  await user.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('We could not send this. What you typed is kept');
  expect(screen.getByLabelText('Subject')).toHaveValue('A question');
  expect(calls).toHaveLength(0);
});
