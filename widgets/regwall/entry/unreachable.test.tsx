import { act, screen, waitFor } from 'testing';
import { mountPlaceholder } from '../../../tests/setup/mount';
import { fakeServices } from '../../../tests/setup/services';
import { forgetEverything, signInBefore } from '../../../tests/setup/visitor';
import regwall from '../index';

// The network is down when the dialog is requested.
jest.mock('./Entry', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

const withheld = () => document.querySelector('.inlay-regwall__withheld');

beforeEach(() => {
  forgetEverything();
  fakeServices();
  document.body.insertAdjacentHTML('beforeend', '<article class="gated"><p>One.</p><p>Two.</p></article>');
});

test('the wall opens if its dialog cannot be loaded', async () => {
  await mountPlaceholder(
    '<div data-module="regwall" data-variant="timer" data-timer="0" data-gated=".gated"></div>',
    regwall,
  );
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(withheld()).toBeNull();
  expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
});

test('its link leads to the page instead', async () => {
  const { user } = await mountPlaceholder(
    '<div data-module="regwall" data-variant="click" data-gated=".gated"><a data-field="registerLink" href="#join">Join</a></div>',
    regwall,
  );
  await user.click(screen.getByRole('link', { name: 'Register to read on' }));
  await waitFor(() => expect(location.hash).toBe('#join'));
});

test('a visitor who lacks only the subscription reads on', async () => {
  act(() => signInBefore());
  const { user } = await mountPlaceholder(
    '<div data-module="regwall" data-variant="click" data-gated=".gated" data-subscription-code="alert-operations"></div>',
    regwall,
  );
  expect(withheld()).toHaveTextContent('Two.');
  await user.click(screen.getByRole('button', { name: 'Read on' }));
  await waitFor(() => expect(withheld()).toBeNull());
});
