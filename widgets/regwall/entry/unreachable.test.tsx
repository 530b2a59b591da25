import { act, screen, waitFor } from 'testing';
import { mountPlaceholder } from '../../../tests/setup/mount';
import { fakeServices } from '../../../tests/setup/services';
import { forgetEverything, signInBefore } from '../../../tests/setup/visitor';
import regwall from '../index';

// The network is down when the dialog is requested.
jest.mock('./Entry', () => {
  throw new Error('Failed to fetch dynamically imported module');
});

const cover = () => document.querySelector<HTMLElement>('.inlay-regwall__cover');

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
  expect(document.documentElement).not.toHaveStyle({ overflow: 'hidden' });
});

test.each(['the link', 'the overlay'])('%s leads to the page instead', async (what) => {
  const { user } = await mountPlaceholder(
    '<div data-module="regwall" data-variant="click" data-gated=".gated"><a data-field="registerLink" href="#join">Join</a></div>',
    regwall,
  );
  await user.click(what === 'the link' ? screen.getByRole('link', { name: 'Register to read on' }) : cover()!);
  await waitFor(() => expect(location.hash).toBe('#join'));
});

test('a visitor who lacks only the subscription reads on', async () => {
  act(() => signInBefore());
  const { user } = await mountPlaceholder(
    '<div data-module="regwall" data-variant="click" data-gated=".gated" data-subscription-code="alert-operations"></div>',
    regwall,
  );
  await user.click(screen.getAllByRole('button', { name: 'Read on' }).at(-1)!);
  await waitFor(() => expect(cover()).not.toBeInTheDocument());
});
