import { fakeServices } from '../../tests/setup/services';
import { forgetEverything, signInBefore } from '../../tests/setup/visitor';
import { configure } from '../core/config';
import { HttpError, request } from './';

const read = (body: unknown) => body;
/** A separate path for each test, because rate limits are stored. */
let count = 0;
let path: `/${string}`;
const operation = (method = 'GET') => `${method} /services/search${path}`;

beforeEach(() => {
  configure([]);
  path = `/api/pages-${(count += 1)}`;
  jest.spyOn(Math, 'random').mockReturnValue(0);
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  forgetEverything();
});

/** Runs the call to its end, however long it waits. */
async function settled<T>(call: Promise<T>): Promise<T | HttpError> {
  const done = call.catch((error: unknown) => error as HttpError);
  await jest.runAllTimersAsync();
  return done;
}

describe('Without a response', () => {
  test('the network is down if this site cannot be reached either', async () => {
    fakeServices({ [operation()]: 'offline' });
    expect(await settled(request('search', path, { read }))).toMatchObject({ kind: 'offline' });
  });

  test('the browser knows that it is offline', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fakeServices({ [operation()]: 'blocked' });
    expect(await settled(request('search', path, { read }))).toMatchObject({ kind: 'offline' });
  });

  test('the service is at fault if this site can be reached, and the console names the keys once', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    fakeServices({ [operation()]: 'blocked' });
    for (let time = 0; time < 2; time += 1)
      expect(await settled(request('search', path, { read }))).toMatchObject({ kind: 'unreachable' });
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.calls.flat().join()).toMatch(/could not be reached.*services\.search\.base.*connect-src/);
  });
});

describe('Reading', () => {
  test.each([['offline'], [{ status: 500 }], [{ status: 503 }]] as const)(
    'is tried three times when the service fails: %j',
    async (answer) => {
      const services = fakeServices({ [operation()]: answer });
      expect(await settled(request('search', path, { read }))).toBeInstanceOf(HttpError);
      expect(services.calls).toHaveLength(3);
    },
  );

  test('is left to the visitor where the service says when to try again, so that an overloaded one gets no more requests', async () => {
    const services = fakeServices({ [operation()]: { status: 503, headers: { 'retry-after': '5' } } });
    expect(await settled(request('search', path, { read }))).toMatchObject({ status: 503, retryAfter: 5 });
    expect(services.calls).toHaveLength(1);
  });

  test('is over at the first answer', async () => {
    const services = fakeServices();
    services.answer(operation(), () => (services.calls.length < 3 ? { status: 500 } : { json: { found: 7 } }));
    expect(await settled(request('search', path, { read }))).toEqual({ found: 7 });
  });

  test('waits longer before each try, never at the same moment as everybody else', async () => {
    const services = fakeServices({ [operation()]: { status: 500 } });
    const call = request('search', path, { read }).catch(() => undefined);
    await jest.advanceTimersByTimeAsync(149);
    expect(services.calls).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(2);
    expect(services.calls).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(297);
    expect(services.calls).toHaveLength(2);
    await jest.advanceTimersByTimeAsync(3);
    expect(services.calls).toHaveLength(3);
    await call;
  });

  test.each([400, 401, 403, 404, 409])('is not repeated for an answer that will not change: %i', async (status) => {
    const services = fakeServices({ [operation()]: { status } });
    expect(await settled(request('search', path, { read }))).toMatchObject({ kind: 'status', status });
    expect(services.calls).toHaveLength(1);
  });

  test('stops when the caller has gone', async () => {
    const controller = new AbortController();
    const services = fakeServices({ [operation()]: { status: 500 } });
    const call = request('search', path, { read, signal: controller.signal });
    controller.abort();
    expect(await settled(call)).toBeInstanceOf(HttpError);
    expect(services.calls.length).toBeLessThanOrEqual(2);
  });
});

test.each(['POST', 'PATCH', 'PUT', 'DELETE'] as const)('%s is never retried automatically', async (method) => {
  const services = fakeServices({ [operation(method)]: { status: 500 } });
  expect(await settled(request('search', `${method} ${path}`, { json: {}, read }))).toMatchObject({ status: 500 });
  expect(services.calls).toHaveLength(1);
});

test('a POST that only reads is repeated like any reading', async () => {
  const services = fakeServices({ [operation('POST')]: { status: 500 } });
  expect(await settled(request('search', `POST ${path}`, { isRead: true, json: {}, read }))).toMatchObject({
    status: 500,
  });
  expect(services.calls).toHaveLength(3);
});

describe('A service that is asked too often', () => {
  test('is not asked again before the time it named', async () => {
    const services = fakeServices({ [operation('POST')]: { status: 429, headers: { 'retry-after': '7' } } });
    const call = () => settled(request('search', `POST ${path}`, { read }));
    expect(await call()).toMatchObject({ kind: 'rate-limited', retryAfter: 7 });
    expect(await call()).toMatchObject({ kind: 'rate-limited', status: 429 });
    expect(services.calls).toHaveLength(1);
    services.answer(operation('POST'), { json: { ok: true } });
    await jest.advanceTimersByTimeAsync(7_001);
    expect(await call()).toEqual({ ok: true });
  });

  test('without Retry-After receives no requests for a second', async () => {
    const services = fakeServices({ [operation()]: { status: 429 } });
    await settled(request('search', path, { read }));
    await settled(request('search', path, { read }));
    expect(services.calls).toHaveLength(1);
  });

  test('may be asked something else meanwhile', async () => {
    const services = fakeServices({ [operation()]: { status: 429 }, 'GET /services/search/api/other': { json: {} } });
    await settled(request('search', path, { read }));
    await settled(request('search', '/api/other', { read }));
    expect(services.calls).toHaveLength(2);
  });
});

describe('What is sent', () => {
  test('asks for JSON in the language of the page', async () => {
    document.documentElement.lang = 'de-AT';
    const services = fakeServices({ [operation()]: { json: {} } });
    await settled(request('search', path, { query: { q: 'Stahl & Wasser', start: 1, sort: undefined }, read }));
    expect(services.calls[0]!.url.search).toBe('?q=Stahl+%26+Wasser&start=1');
    expect(Object.fromEntries(services.calls[0]!.headers)).toEqual({
      accept: 'application/json',
      'accept-language': 'de',
    });
    document.documentElement.lang = '';
  });

  test('is JSON, with the key of the captcha', async () => {
    const services = fakeServices({ [operation('POST')]: { json: {} } });
    await settled(request('search', `POST ${path}`, { json: { a: [1] }, captcha: 'solved', read }));
    expect(services.calls[0]!.json).toEqual({ a: [1] });
    expect(services.calls[0]!.headers.get('captchakey')).toBe('solved');
    expect(services.calls[0]!.headers.get('content-type')).toBe('application/json');
  });

  test('is a form where the service wants one', async () => {
    const services = fakeServices({ [operation('POST')]: { json: {} } });
    await settled(request('search', `POST ${path}`, { form: { a: '1 & 2' }, read }));
    expect(services.calls[0]!.json).toBe('a=1+%26+2');
    expect(services.calls[0]!.headers.get('content-type')).toBe('application/x-www-form-urlencoded');
  });

  test('carries no token, even in a session', async () => {
    signInBefore();
    const services = fakeServices({ [operation()]: { json: {} } });
    await settled(request('search', path, { read }));
    expect(
      services.calls.map(({ headers }) =>
        ['access_token', 'authorization', 'refresh_token'].filter((name) => headers.has(name)),
      ),
    ).toEqual([[]]);
  });
});

test('an answer that breaks its schema is malformed, and says why only to developers', async () => {
  const cause = new Error('Expected an array at results');
  fakeServices({ [operation()]: { json: { results: null } } });
  const error = await settled(
    request('search', path, {
      read: () => {
        throw cause;
      },
    }),
  );
  expect(error).toMatchObject({ name: 'HttpError', kind: 'malformed', cause });
  expect((error as Error).message).not.toContain('results');
});

describe('A placeholder in a configured path', () => {
  const setUp = (paths: object) =>
    configure([{ from: 'test', isTrusted: true, values: { services: { forms: { base: '/services/forms', paths } } } }]);

  test('is filled from every single value of the call', async () => {
    setUp({ sendCode: '/codes/{email}/{n}' });
    const services = fakeServices({ 'POST /services/forms/codes/a%40b.example/2': { json: {} } });
    await settled(
      request('forms', 'sendCode', {
        path: 'POST /generate-otp',
        json: { email: 'a@b.example' },
        query: { n: 2 },
        read,
      }),
    );
    expect(services.calls).toHaveLength(1);
  });

  test('that the call has no value for is reported once with its key, and nothing is sent', async () => {
    setUp({ sendCode: '/codes/{who}' });
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const services = fakeServices();
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect(
        await settled(request('forms', 'sendCode', { path: 'POST /generate-otp', json: {}, read })),
      ).toBeInstanceOf(HttpError);
    expect(services.calls).toEqual([]);
    expect(warn.mock.calls).toEqual([[expect.stringContaining('services.forms.paths.sendCode contains {who}')]]);
  });

  test('is never filled with a password of the body, which servers would log', async () => {
    setUp({ sendCode: '/codes/{password}' });
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const services = fakeServices();
    const json = { password: 'Ferry-to-Oslo-17' };
    expect(await settled(request('forms', 'sendCode', { path: 'POST /generate-otp', json, read }))).toBeInstanceOf(
      HttpError,
    );
    expect(services.calls).toEqual([]);
  });
});

test('a base with a slash at its end, or on another origin, is a base', async () => {
  configure([{ from: 'test', isTrusted: true, values: { services: { search: 'https://api.example/search/' } } }]);
  const services = fakeServices({ 'GET /search/api/pages': { json: {} } });
  await settled(request('search', '/api/pages', { read }));
  expect(services.calls[0]!.url.href).toBe('https://api.example/search/api/pages');
});

describe('A parameter with several values', () => {
  const cities = ['Washington, D.C.', 'Oslo'];
  test.each([
    ['is repeated', {}, cities],
    ['has commas between them for a back end that takes them so', { lists: 'commas' }, ['Washington, D.C.,Oslo']],
  ])('%s', async (_what, more, expected) => {
    configure([
      { from: 'test', isTrusted: true, values: { services: { search: { base: '/services/search', ...more } } } },
    ]);
    const services = fakeServices({ [operation()]: { json: {} } });
    await settled(request('search', path, { query: { cities, none: [] }, read }));
    const { searchParams } = services.calls[0]!.url;
    expect([searchParams.getAll('cities'), searchParams.has('none')]).toEqual([expected, false]);
  });
});
