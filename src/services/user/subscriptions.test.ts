import { configure } from '../../core/config';
import { fakeServices, refusal } from '../../../tests/setup/services';
import { forgetEverything, signInBefore } from '../../../tests/setup/visitor';
import {
  fetchSavedArticles,
  fetchUserSubscriptions,
  rateArticle,
  subscribeToMails,
  unsaveArticle,
  unsubscribeFromMails,
  updateUser,
} from './';

const SUBSCRIBE = 'POST /services/user/v2/subscribe';
const article = { articleId: 'a', language: 'en' };

beforeEach(forgetEverything);

test('an answer may come bare or in data', async () => {
  for (const json of [
    { existingSubscriptions: ['a'], newSubscriptions: ['b'] },
    { data: { existingSubscriptions: ['a'], newSubscriptions: ['b'] } },
  ]) {
    fakeServices({ [SUBSCRIBE]: { json } });
    expect(await subscribeToMails({ email: 'a@b.example', subscriptions: ['a', 'b'] })).toEqual({
      existingSubscriptions: ['a'],
      newSubscriptions: ['b'],
      isPending: false,
    });
  }
});

test('a link or an address speaks for itself, signed in or not', async () => {
  const { calls } = fakeServices({ [SUBSCRIBE]: { json: {} } });
  signInBefore();
  await subscribeToMails({ encUserId: 'sealed', subscriptions: ['a'] });
  await subscribeToMails({ email: 'a@b.example', subscriptions: ['a'] });
  expect(calls.map(({ headers }) => headers.has('authorization'))).toEqual([false, false]);
});

test('a rating is sent as the visitor’s own', async () => {
  const { callsOf } = fakeServices({ 'POST /services/user/v2/users/42/ratings': { status: 201, json: {} } });
  signInBefore();
  await rateArticle(article, 4);
  expect(callsOf('POST /services/user/v2/users/42/ratings')[0]!.json).toEqual({ ...article, rating: 4 });
});

test.each([
  ['UserNotFound', refusal(404, 3003), { code: 3003 }],
  ['SubNotFound', refusal(404, 3004), { code: 3004 }],
  ['SubCodeEmpty', refusal(400, 1004), { code: 1004 }],
  ['ApiError', { status: 500 }, { kind: 'status', status: 500 }],
])('%s', async (_, answer, expected) => {
  const { calls } = fakeServices({ [SUBSCRIBE]: answer, 'POST /services/user/v2/unsubscribe': answer });
  await expect(subscribeToMails({ encUserId: 'sealed', subscriptions: ['a'] })).rejects.toMatchObject(expected);
  await expect(unsubscribeFromMails(['a'], 'sealed')).rejects.toMatchObject(expected);
  // Writes are never retried automatically.
  expect(calls).toHaveLength(2);
});

test.each<[string, string, () => Promise<unknown>]>([
  ['subscribing', SUBSCRIBE, () => subscribeToMails({ subscriptions: ['a'] })],
  ['unsubscribing', 'POST /services/user/v2/unsubscribe', () => unsubscribeFromMails(['a'], 'sealed')],
  ['saving subscriptions', 'PATCH /services/user/v2/users/42', () => updateUser({ Subscriptions: [] })],
  ['rating', 'POST /services/user/v2/users/42/ratings', () => rateArticle(article, 1)],
  ['the reading list', 'GET /services/user/api/v2/user/article', () => fetchSavedArticles(0)],
  ['taking an article off', 'DELETE /services/user/v2/users/42/articles/a/en', () => unsaveArticle(article)],
])('%s gives up after ten seconds', async (_, operation, call) => {
  fakeServices({ [operation]: 'never' });
  signInBefore();
  jest.useFakeTimers();
  const failure = expect(call()).rejects.toMatchObject({ kind: 'timeout' });
  await jest.advanceTimersByTimeAsync(10_000);
  await failure;
  jest.useRealTimers();
});

describe('the visitor’s subscriptions', () => {
  afterEach(() => configure([]));

  const USER = 'GET /services/user/v2/users/42';

  test('is in the profile', async () => {
    fakeServices({ [USER]: { json: { data: { subscriptions: ['weekly'] } } } });
    signInBefore();
    expect(await fetchUserSubscriptions()).toEqual(['weekly']);
  });

  test('is read by its own call where the configuration names one, and one for its field', async () => {
    const user = {
      base: '/accounts',
      paths: { userSubscriptions: '/people/{userId}/letters' },
      response: { userSubscriptions: { subscriptions: 'codes' } },
    };
    configure([{ from: 'test', isTrusted: true, values: { services: { user } } }]);
    const { calls } = fakeServices({ 'GET /accounts/people/42/letters': { json: { data: { codes: ['weekly', 7] } } } });
    signInBefore();
    expect(await fetchUserSubscriptions()).toEqual(['weekly']);
    expect(calls).toHaveLength(1);
    expect(calls[0]!.headers.has('authorization')).toBe(true);
  });
});
