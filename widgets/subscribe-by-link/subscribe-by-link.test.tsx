import { screen, waitFor } from 'testing';
import { subscribe } from '../../src/core';
import { subscriptions } from '../../src/session';
import { CATALOGUE } from '../../tests/setup/catalogue';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices, refusal, type Answerer } from '../../tests/setup/services';
import { forgetEverything, INGRID, signInBefore } from '../../tests/setup/visitor';
import subscribeByLink from './index';

const SUBSCRIBE = 'POST /services/user/v2/subscribe';
const html = '<div data-module="subscribe-by-link"><p>Write to us.</p></div>';
const button = () => screen.getByRole('button', { name: 'Yes, subscribe' });

const USER_WITH_BOTH = {
  'GET /services/user/v2/users/42': { json: { data: { ...INGRID, subscriptions: ['weekly', 'events'] } } },
};

const services = (answer: Answerer, more = {}) => fakeServices({ ...CATALOGUE, [SUBSCRIBE]: answer, ...more });
const open = (address = '/account/subscribe?subcode=weekly,events&eid=sealed-canary&cid=spring') => {
  history.replaceState(null, '', address);
  return mountPlaceholder(html, subscribeByLink, { captcha: { provider: 'none' } });
};

beforeEach(forgetEverything);

test('opening the link sends nothing; a press subscribes, and says to what', async () => {
  const { callsOf } = services({ json: { existingSubscriptions: [], newSubscriptions: ['weekly', 'events'] } });
  const events: string[] = [];
  const stop = subscribe('subscription-added', ({ code }) => events.push(code));
  const { user } = await open();
  expect(await screen.findByText('The Friday Letter')).toBeVisible();
  expect(callsOf(SUBSCRIBE)).toHaveLength(0);

  await user.click(button());
  expect(await screen.findByText('You are subscribed')).toBeVisible();
  expect(screen.getByText('Events near you')).toBeVisible();
  expect(callsOf(SUBSCRIBE)[0]!.json).toEqual({
    encUserId: 'sealed-canary',
    subscriptions: ['weekly', 'events'],
    metadata: { cid: 'spring' },
  });
  expect(events).toEqual(['weekly', 'events']);
  stop();
});

test('what the reader had already is said, and what is new apart from it', async () => {
  services({ json: { existingSubscriptions: ['weekly'], newSubscriptions: ['events'] } });
  const { user } = await open();
  await user.click(button());
  expect(await screen.findByText('You already get:')).toBeVisible();
});

test('a visitor who has all of it reads that nothing has changed', async () => {
  services({ json: { existingSubscriptions: ['weekly', 'events'], newSubscriptions: [] } });
  const { user } = await open();
  await user.click(button());
  expect(await screen.findByText('You are already subscribed')).toBeVisible();
});

test('the link counts for its reader, even if another visitor is signed in', async () => {
  const { callsOf } = services({ json: { existingSubscriptions: [], newSubscriptions: ['weekly'] } });
  signInBefore();
  const { user } = await open();
  await user.click(button());
  await waitFor(() => expect(callsOf(SUBSCRIBE)).toHaveLength(1));
  expect([...callsOf(SUBSCRIBE)[0]!.headers.keys()]).not.toContain('authorization');
});

test('the subscriptions of a signed-in reader are updated immediately', async () => {
  services({ json: { existingSubscriptions: ['weekly'], newSubscriptions: ['events'] } }, USER_WITH_BOTH);
  signInBefore();
  const { user } = await open();
  expect(subscriptions()).toEqual(['weekly']);
  await user.click(button());
  await screen.findByText('You are subscribed');
  expect(subscriptions()).toEqual(['weekly', 'events']);
});

test('a link with spaces between its codes subscribes to each of them', async () => {
  const { callsOf } = services({ json: { existingSubscriptions: [], newSubscriptions: ['weekly', 'events'] } });
  const { user } = await open('/account/subscribe?subcode=weekly,%20events&eid=sealed-canary');
  await user.click(button());
  await waitFor(() => expect(callsOf(SUBSCRIBE)[0]!.json).toMatchObject({ subscriptions: ['weekly', 'events'] }));
});

test('the secret of the link leaves the address, and only this tab keeps it', async () => {
  services({ status: 500 });
  const { element } = await open();
  expect(location.search).toBe('?cid=spring');
  expect(element.outerHTML + JSON.stringify({ ...localStorage }) + JSON.stringify(history.state)).not.toContain(
    'canary',
  );
});

test.each([
  ['UserNotFound', refusal(404, 3003), 'We can’t find the account for this link'],
  ['SubNotFound', refusal(404, 3004), 'This newsletter no longer exists'],
  ['SubCodeEmpty', refusal(400, 1004), 'This link is incomplete'],
  ['ApiError', { status: 500 }, 'Something went wrong on our side. Nothing has changed'],
  [
    'a name instead of a number',
    { status: 404, json: { error: { code: 'SubNotFound' } } },
    'This newsletter no longer exists',
  ],
])('%s is shown, and the button works again', async (_, answer, message) => {
  const { answer: change } = services(answer);
  const { user } = await open();
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  change(SUBSCRIBE, { json: { existingSubscriptions: [], newSubscriptions: ['weekly'] } });
  await new Promise((resolve) => setTimeout(resolve, 550));
  await user.click(button());
  expect(await screen.findByText('You are subscribed')).toBeVisible();
});

test.each([
  ['/account/subscribe?eid=sealed', 'This link is incomplete'],
  ['/account/subscribe?subcode=weekly', 'We can’t find the account for this link'],
])('%s is not enough, and leads to the subscriptions', async (address, message) => {
  services({ status: 500 });
  await open(address);
  expect(screen.getByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('link', { name: 'Manage your subscriptions' })).toHaveAttribute(
    'href',
    '/account/subscriptions',
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
