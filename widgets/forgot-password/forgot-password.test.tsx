import { screen, waitFor } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices } from '../../tests/setup/services';
import { forgetEverything } from '../../tests/setup/visitor';
import forgotPassword from './index';

const FORGOT = 'POST /services/user/v2/auth/forgot-password';

const email = () => screen.getByRole('textbox', { name: 'E-mail address' });
const button = () => screen.getByRole('button', { name: 'Send me a link' });

async function open() {
  const mounted = await mountPlaceholder(
    '<div data-module="forgot-password"><form method="post"><input name="email"></form></div>',
    forgotPassword,
    { captcha: { provider: 'none' } },
  );
  async function send(address = 'ingrid@example.com') {
    await mounted.user.type(email(), address);
    await mounted.user.click(button());
  }
  return { ...mounted, send };
}

beforeEach(forgetEverything);

test('a link is requested, and the message reveals nothing about the address', async () => {
  const services = fakeServices({ [FORGOT]: { status: 202, json: { data: {} } } });
  const { send } = await open();
  await send();
  const answer = await screen.findByRole('status');
  expect(answer).toHaveTextContent('If there is an account for ingrid@example.com, we’ve sent it a link');
  await waitFor(() => expect(answer).toHaveFocus());
  expect(services.calls[0]!.json).toEqual({ email: 'ingrid@example.com' });
});

test('another address can be tried', async () => {
  fakeServices({ [FORGOT]: { status: 202, json: { data: {} } } });
  const { send, user } = await open();
  await send();
  await user.click(await screen.findByRole('button', { name: 'Try another address' }));
  await waitFor(() => expect(email()).toHaveFocus());
});

test.each([
  ['', 'Enter your e-mail address.'],
  ['ingrid@', 'Enter an e-mail address such as name@example.com.'],
])('the address "%s" is refused before anything is sent', async (address, message) => {
  const services = fakeServices();
  const { user } = await open();
  if (address) await user.type(email(), address);
  await user.click(button());
  await waitFor(() => expect(email()).toHaveAccessibleDescription(message));
  expect(services.calls).toHaveLength(0);
});
