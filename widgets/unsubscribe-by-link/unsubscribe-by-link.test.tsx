import { screen, waitFor } from 'testing';
import { subscriptions } from '../../src/session';
import { CATALOGUE } from '../../tests/setup/catalogue';
import { mountPlaceholder } from '../../tests/setup/mount';
import { fakeServices, refusal, type Answerer } from '../../tests/setup/services';
import { forgetEverything, INGRID, signInBefore } from '../../tests/setup/visitor';
import unsubscribeByLink from './index';

const UNSUBSCRIBE = 'POST /services/user/v2/unsubscribe';
const html = '<div data-module="unsubscribe-by-link"><p>Write to us.</p></div>';
const button = () => screen.getByRole('button', { name: 'Yes, unsubscribe' });

const services = (answer: Answerer, more = {}) => fakeServices({ ...CATALOGUE, [UNSUBSCRIBE]: answer, ...more });
const open = (address = '/account/unsubscribe?subcode=weekly&eid=sealed-canary') => {
  history.replaceState(null, '', address);
  return mountPlaceholder(html, unsubscribeByLink);
};

beforeEach(forgetEverything);

test('opening the link ends nothing; a press does', async () => {
  const { callsOf } = services({ status: 204 });
  const { user } = await open();
  expect(await screen.findByText('The Friday Letter')).toBeVisible();
  expect(callsOf(UNSUBSCRIBE)).toHaveLength(0);
  await user.click(button());
  expect(await screen.findByText('You are unsubscribed')).toBeVisible();
  expect(callsOf(UNSUBSCRIBE)[0]!.json).toEqual({ Subscriptions: ['weekly'], UserId: 'sealed-canary' });
  expect(location.search).toBe('');
});

test('the page of a signed-in user is updated immediately', async () => {
  services({ status: 204 }, { 'GET /services/user/v2/users/42': { json: { data: { ...INGRID, subscriptions: [] } } } });
  signInBefore();
  const { user } = await open();
  expect(subscriptions()).toEqual(['weekly']);
  await user.click(button());
  await screen.findByText('You are unsubscribed');
  expect(subscriptions()).toEqual([]);
});

test.each([
  ['an unknown reader', refusal(404, 3003), 'We can’t find the account for this link'],
  ['a service that is down', { status: 503 }, 'Something went wrong on our side. Nothing has changed'],
])('%s is reported', async (_, answer, message) => {
  services(answer);
  const { user } = await open();
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(button()).toBeEnabled();
});

test('an unknown code is not shown', async () => {
  services({ status: 204 });
  const { user, element } = await open('/account/unsubscribe?subcode=nope&eid=sealed-canary');
  await user.click(button());
  expect(await screen.findByText('You are unsubscribed')).toBeVisible();
  await waitFor(() => expect(element).not.toHaveTextContent('nope'));
});

test('a link without a reader says so', async () => {
  services({ status: 204 });
  await open('/account/unsubscribe?subcode=weekly');
  expect(screen.getByRole('alert')).toHaveTextContent('We can’t find the account for this link');
});

test('a job alert is named by its search', async () => {
  const { callsOf } = services({ status: 204 });
  const code = 'job-alert?lang=en&query=steel%2C+iron&cities=Oslo';
  const { user } = await open(`/account/unsubscribe?${new URLSearchParams({ subcode: code, eid: 'sealed-canary' })}`);
  expect(await screen.findByText('New jobs: steel, iron, Oslo')).toBeVisible();
  await user.click(button());
  await screen.findByText('You are unsubscribed');
  expect(callsOf(UNSUBSCRIBE)[0]!.json).toMatchObject({ Subscriptions: [code] });
});
