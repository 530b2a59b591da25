import { HttpError } from '../../http';
import { fakeServices } from '../../../tests/setup/services';
import { forgetEverything, INGRID, signedInAnswer, signInBefore } from '../../../tests/setup/visitor';
import {
  confirmRegistration,
  fetchCompanies,
  fetchSavedArticles,
  fetchTitles,
  fetchUser,
  register,
  requestReset,
  resendConfirmation,
  resetPassword,
  saveArticle,
  signIn,
  subscribeToMails,
  unsaveArticle,
  unsubscribeFromMails,
  updateUser,
  type User,
} from './';

const article = { articleId: 'a/b', language: 'de' };

beforeEach(forgetEverything);

describe('each call is sent as the service expects it', () => {
  test.each<[string, string, unknown, () => Promise<unknown>]>([
    [
      'POST',
      '/v2/auth/signin',
      { username: 'a@b.example', password: 'x' },
      () => signIn({ email: 'a@b.example', password: 'x' }),
    ],
    ['POST', '/v2/users/confirm', { token: 't' }, () => confirmRegistration({ token: 't' })],
    ['POST', '/v2/users/resend-confirmation', { email: 'a@b.example' }, () => resendConfirmation('a@b.example')],
    ['POST', '/v2/auth/forgot-password', { email: 'a@b.example' }, () => requestReset('a@b.example', {})],
    [
      'POST',
      '/v2/auth/reset-password',
      { password: 'x', token: 't', encEmailId: 'u' },
      () => resetPassword({ password: 'x', token: 't', uid: 'u' }),
    ],
    ['GET', '/v2/users/42', undefined, () => fetchUser()],
    ['PATCH', '/v2/users/42', { firstName: 'Ada' }, () => updateUser({ firstName: 'Ada' })],
    ['GET', '/api/v2/user/article?currentOffset=9&pageSize=9', undefined, () => fetchSavedArticles(9)],
    ['POST', '/v2/users/42/articles', article, () => saveArticle(article)],
    ['DELETE', '/v2/users/42/articles/a%2Fb/de', undefined, () => unsaveArticle(article)],
    [
      'POST',
      '/v2/subscribe',
      { email: 'a@b.example', subscriptions: ['weekly'] },
      () => subscribeToMails({ email: 'a@b.example', subscriptions: ['weekly'] }),
    ],
    [
      'POST',
      '/v2/unsubscribe',
      { Subscriptions: ['weekly'], UserId: 'enc' },
      () => unsubscribeFromMails(['weekly'], 'enc'),
    ],
    ['GET', '/v2/picklist/title', undefined, () => fetchTitles()],
    ['GET', '/v2/lookup/company?term=al', undefined, () => fetchCompanies('al')],
  ])('%s %s', async (method, path, json, call) => {
    const { calls } = fakeServices();
    signInBefore();
    await expect(call()).rejects.toThrow(HttpError);
    expect(calls[0]!.operation.split(' ')[0]).toBe(method);
    expect(calls[0]!.url.pathname + calls[0]!.url.search).toBe(`/services/user${path}`);
    expect(calls[0]!.json).toEqual(json);
  });

  test('a registration carries the captcha, its source and the password twice', async () => {
    const { calls } = fakeServices({ 'POST /services/user/v2/users': { status: 202, json: {} } });
    await register(
      { email: 'a@b.example', password: 'x', firstName: 'A', lastName: 'B', occasionalEmail: true },
      { captcha: 'solved', source: 'wall' },
    );
    expect(calls[0]!.json).toEqual({
      email: 'a@b.example',
      password: 'x',
      passwordConfirmation: 'x',
      firstName: 'A',
      lastName: 'B',
      occasionalEmail: true,
      subscriptions: [],
    });
    expect(calls[0]!.headers.get('CaptchaKey')).toBe('solved');
    expect(calls[0]!.headers.get('source-registration')).toBe('wall');
  });

  test('public calls send no token', async () => {
    const { calls } = fakeServices();
    signInBefore();
    await signIn({ email: 'a@b.example', password: 'x' }).catch(() => undefined);
    expect([...calls[0]!.headers.keys()]).not.toContain('authorization');
    await fetchUser().catch(() => undefined);
    expect(calls[1]!.headers.get('authorization')).toMatch(/^Bearer /);
  });
});

describe('an answer', () => {
  const USER = 'GET /services/user/v2/users/42';

  test.each(Object.keys(INGRID).filter((name) => name !== 'id'))(
    'may do without %s, or hold nonsense there',
    async (name) => {
      signInBefore();
      for (const value of [undefined, null, 7, { a: 1 }, [[]], 'x'.repeat(30_000)]) {
        fakeServices({ [USER]: { json: { data: { ...INGRID, [name]: value } } } });
        const { [(name === 'titleName' ? 'title' : name) as keyof User]: found } = await fetchUser();
        // A missing value is not an empty one: it changes nothing.
        expect([typeof INGRID[name as keyof typeof INGRID], 'undefined']).toContain(typeof found);
        if (value === undefined || value === null) expect(found).toBeUndefined();
      }
    },
  );

  test('without a user is malformed', async () => {
    signInBefore();
    for (const json of [null, {}, { data: null }, { data: { status: 'up' } }, [INGRID]]) {
      fakeServices({ [USER]: { json } });
      await expect(fetchUser()).rejects.toMatchObject({ kind: 'malformed' });
    }
  });

  test('with a hundred thousand articles is cut', async () => {
    signInBefore();
    fakeServices({
      [USER]: {
        json: {
          data: {
            ...INGRID,
            articles: Array.from({ length: 100_000 }, (_, id) => ({ id: String(id), language: 'en' })),
          },
        },
      },
    });
    expect((await fetchUser()).articles).toHaveLength(1_000);
  });

  test('of a sign-in may carry its token in the body', async () => {
    const { json, headers } = signedInAnswer();
    fakeServices({
      'POST /services/user/v2/auth/signin': { json: { ...(json as object), access_token: headers!.access_token } },
    });
    const { user, begin } = await signIn({ email: 'a@b.example', password: 'x' });
    begin();
    expect(user.firstName).toBe('Ingrid');
    expect(document.cookie).toContain('inlay_access=');
  });

  test('drops list items that do not fit', async () => {
    signInBefore();
    fakeServices({
      'GET /services/user/api/v2/user/article': {
        json: { savedArticles: [{ id: 'one', title: 'One' }, { title: 'no id' }, null], totalRecords: 'many' },
      },
    });
    expect(await fetchSavedArticles(0)).toEqual({
      savedArticles: [
        {
          id: 'one',
          title: 'One',
          language: '',
          url: '',
          imageUrl: '',
          type: '',
          description: '',
          publishedAt: '',
          isGated: false,
        },
      ],
      totalRecords: 0,
    });
  });
});
