import { act, screen, waitFor } from 'testing';
import { publish, subscribe } from '../../src/core';
import { subscriptions } from '../../src/session';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices, refusal, type Answerer } from '../../tests/setup/services';
import { forgetEverything, INGRID, signInBefore } from '../../tests/setup/visitor';
import oneClickSubscribe from './index';

const SUBSCRIBE = 'POST /services/user/v2/subscribe';
const SAVE = 'PATCH /services/user/v2/users/42';
const html =
  '<div data-module="one-click-subscribe" data-subscriptions="quarterly"><h2 data-field="title">Quarterly</h2></div>';
const button = () => screen.getByRole('button', { name: 'Subscribe' });
const email = () => screen.getByLabelText('E-mail address');

const services = (answer: Answerer = { json: { existingSubscriptions: [], newSubscriptions: ['quarterly'] } }) =>
  fakeServices({
    [SUBSCRIBE]: answer,
    [SAVE]: { status: 204 },
    'GET /services/user/v2/users/42': { json: { data: INGRID } },
  });
const open = (placeholder = html) =>
  mountPlaceholder(placeholder, oneClickSubscribe, { captcha: { provider: 'none' } });

beforeEach(forgetEverything);

test('an address subscribes, is remembered and thanked, and everybody on the page hears of it', async () => {
  const { callsOf } = services();
  const events: unknown[] = [];
  const stops = (['subscription-added', 'analytics'] as const).map((name) =>
    subscribe(name, (detail) => events.push(detail)),
  );
  const { user, unmount } = await open();
  await user.type(email(), 'ada@example.com');
  await user.click(button());
  expect(await screen.findByRole('status')).toHaveTextContent(
    'Thank you, you are subscribed. We’ll send it to ada@example.com.',
  );
  await waitFor(() => expect(screen.getByRole('status')).toHaveFocus());
  expect(callsOf(SUBSCRIBE)[0]!.json).toEqual({ email: 'ada@example.com', subscriptions: ['quarterly'] });
  expect(events).toEqual([{ code: 'quarterly' }, { event: 'subscribed', codes: ['quarterly'] }]);
  expect(location.hash).toBe('#/signup-thanks');
  expect(screen.getByRole('link', { name: 'Manage subscriptions' })).toHaveAttribute('href', '#/signup-thanks');
  for (const stop of stops) stop();

  unmount();
  const again = await open();
  await again.user.click(screen.getByRole('button', { name: 'Use another address' }));
  expect(email()).toHaveValue('ada@example.com');
  await waitFor(() => expect(email()).toHaveFocus());
});

test('where an e-mail must confirm it, the visitor reads so, and nothing is published yet', async () => {
  services({ json: { existingSubscriptions: [], newSubscriptions: ['quarterly'], confirmation: 'sent' } });
  const events: unknown[] = [];
  const stop = subscribe('subscription-added', (detail) => events.push(detail));
  const { user } = await open();
  await user.type(email(), 'ada@example.com');
  await user.click(button());
  expect(await screen.findByRole('status')).toHaveTextContent(
    'We’ve sent an e-mail to ada@example.com. Open the link in it to confirm your subscription.',
  );
  expect(events).toEqual([]);
  expect(location.hash).toBe('');
  stop();
});

test('an editor may keep visitors where they are', async () => {
  services();
  const { user } = await open(html.replace('>', ' data-keeps-place>'));
  await user.type(email(), 'ada@example.com');
  await user.click(button());
  await screen.findByRole('status');
  expect(location.hash).toBe('');
});

test('a signed-in visitor subscribes with one press', async () => {
  const { callsOf } = services();
  act(() => signInBefore());
  const { user } = await open();
  expect(screen.queryByLabelText('E-mail address')).not.toBeInTheDocument();
  await user.click(button());
  expect(await screen.findByRole('status')).toHaveTextContent('Thank you, you are subscribed.');
  expect(callsOf(SAVE)[0]!.json).toEqual({ subscriptions: ['weekly', 'quarterly'] });
  expect(callsOf(SAVE)[0]!.headers.get('authorization')).toMatch(/^Bearer /);
  expect(subscriptions()).toEqual(['weekly', 'quarterly']);
  expect(location.hash).toBe('');
  expect(screen.getByRole('link', { name: 'Manage subscriptions' })).toHaveAttribute('href', '/account/subscriptions');
});

test('an existing subscriber sees so immediately', async () => {
  services();
  act(() => signInBefore());
  await open(html.replace('quarterly', 'weekly'));
  expect(screen.getByRole('status')).toHaveTextContent('you are subscribed');
});

test('a subscription made elsewhere on the page flips it', async () => {
  services();
  await open();
  act(() => publish('subscription-added', { code: 'quarterly' }));
  expect(await screen.findByRole('status')).toBeVisible();
});

test.each([
  ['a captcha that failed', refusal(400, 1008), 'The security check failed'],
  ['a newsletter that is gone', refusal(404, 3004), 'This newsletter no longer exists'],
])('%s is shown, and the address stays', async (_, answer, message) => {
  services(answer);
  const { user } = await open();
  await user.type(email(), 'ada@example.com');
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(email()).toHaveValue('ada@example.com');
});

test('an invalid address is reported at its field', async () => {
  const { calls } = services();
  const { user } = await open();
  await user.type(email(), 'ada@');
  await user.click(button());
  await waitFor(() => expect(email()).toHaveAccessibleDescription(/such as name@example.com/));
  expect(calls).toHaveLength(0);
});

test('without a newsletter it shows nothing, and says to the editor what to do', async () => {
  services();
  const empty = '<div data-module="one-click-subscribe"></div>';
  expect((await open(empty)).element).toHaveTextContent('');
  expect((await mountPlaceholder(empty, oneClickSubscribe, { mode: 'edit' })).element).toHaveTextContent(
    /at least one alert code/,
  );
});
