import { fetchJson, type FetchJsonOptions } from './fetch-json';

const url = new URL('http://localhost/services/user/v2/users/me');
const fetchUser = (options: Partial<FetchJsonOptions> = {}) =>
  fetchJson(url, 'GET user/v2/users/me', { method: 'GET', headers: {}, timeout: 50, ...options });

/** Headers arrive immediately, the body later. */
function answer(
  body: string | Promise<string>,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
) {
  window.fetch = async (_, init) => {
    init!.signal!.throwIfAborted();
    const aborted = new Promise<never>((_resolve, reject) =>
      init!.signal!.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
    );
    return {
      ok: status >= 200 && status < 300,
      status,
      headers: new Headers(headers),
      text: () => Promise.race([body, aborted]),
    } as Response;
  };
}

describe('An answer', () => {
  test('is JSON with its headers', async () => {
    answer('{"a": 1}', { headers: { access_token: 'x' } });
    const { status, headers, body } = await fetchUser();
    expect([status, headers.get('access_token'), body]).toEqual([200, 'x', { a: 1 }]);
  });

  test('may be empty', async () => {
    answer('', { status: 204 });
    expect((await fetchUser()).body).toBeNull();
  });

  test.each(['<!doctype html><title>Sign in to the hotel</title>', '{"a": ', '[1,'])(
    'that is a page, or broke off, is malformed, whatever its status says: %s',
    async (text) => {
      answer(text);
      await expect(fetchUser()).rejects.toMatchObject({ name: 'HttpError', kind: 'malformed', status: 200 });
    },
  );
});

test('an answer in plain text is that text', async () => {
  answer('OK');
  expect((await fetchUser()).body).toBe('OK');
});

describe('An error', () => {
  test.each([
    ['{"error": {"code": 2004, "message": "for developers"}}', { status: 401, code: 2004, text: 'for developers' }],
    [
      '{"error": {"code": 2003, "lockedUntil": "2026-11-20T10:00:00Z"}}',
      { status: 423, code: 2003, lockedUntil: '2026-11-20T10:00:00Z' },
    ],
    ['{"error": "invalid_grant"}', { status: 401, code: 'invalid_grant' }],
    ['"This address is taken."', { status: 409, text: 'This address is taken.' }],
    ['Otp is expired', { status: 400, text: 'Otp is expired' }],
    ['{"title": "Conflict", "status": 409, "detail": "Taken."}', { status: 409, code: undefined, text: 'Taken.' }],
    ['{"errorCode": "2004", "message": "for developers"}', { status: 401, code: 2004, text: 'for developers' }],
    ['{"error": {"code": {"toString": 1}, "message": 7}}', { status: 400, code: undefined, text: undefined }],
    ['{"error": null}', { status: 400, code: undefined }],
    ['<html>Bad gateway</html>', { status: 502, code: undefined, text: undefined }],
    ['', { status: 500, code: undefined }],
    ['[]', { status: 500, code: undefined }],
  ])('%s', async (text, expected) => {
    answer(text, { status: expected.status });
    await expect(fetchUser()).rejects.toMatchObject({ name: 'HttpError', kind: 'status', ...expected });
  });

  test('says which call it was and no more: no header, no body, no token', async () => {
    answer('{"error": {"code": 2004, "message": "canary"}}', { status: 401, headers: { access_token: 'canary' } });
    const error: unknown = await fetchUser({
      headers: { authorization: 'Bearer canary' },
      body: 'password=canary',
    }).catch((thrown: unknown) => thrown);
    expect(String(error)).toBe('HttpError: GET user/v2/users/me: status 401 (2004)');
  });

  test.each([
    ['7', 7],
    ['0', 1],
    ['3600', 60],
    [new Date(Date.now() + 7_000).toUTCString(), 7],
    [new Date(Date.now() - 7_000).toUTCString(), 1],
    [new Date(Date.now() + 3_600_000).toUTCString(), 60],
    ['soon', undefined],
    ['', undefined],
  ])('that says Retry-After: %s', async (header, seconds) => {
    answer('', { status: 429, headers: { 'retry-after': header } });
    const error = (await fetchUser().catch((thrown: unknown) => thrown)) as { kind: string; retryAfter?: number };
    expect(error.kind).toBe('rate-limited');
    if (seconds === 7) expect([6, 7]).toContain(error.retryAfter);
    else expect(error.retryAfter).toBe(seconds);
  });
});

describe('A call ends', () => {
  test('when nothing answers within its time', async () => {
    window.fetch = (_, init) =>
      new Promise((_resolve, reject) =>
        init!.signal!.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError'))),
      );
    await expect(fetchUser()).rejects.toMatchObject({ kind: 'timeout' });
  });

  test('when the body does not arrive within that time', async () => {
    answer(new Promise(() => {}));
    await expect(fetchUser()).rejects.toMatchObject({ kind: 'timeout' });
  });

  test('when the caller no longer wants it', async () => {
    answer(new Promise(() => {}));
    const controller = new AbortController();
    const call = fetchUser({ signal: controller.signal, timeout: 5_000 });
    controller.abort();
    await expect(call).rejects.toMatchObject({ kind: 'aborted' });
  });

  test('before it began, where the caller has gone already', async () => {
    answer(new Promise(() => {}));
    await expect(fetchUser({ signal: AbortSignal.abort(), timeout: 5_000 })).rejects.toMatchObject({ kind: 'aborted' });
  });

  test('when the network is away', async () => {
    window.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(fetchUser()).rejects.toMatchObject({ kind: 'offline' });
  });
});

test('credentials go to other origins only where a call needs them, and follow no redirect', async () => {
  const fetched = jest.fn(() => Promise.reject(new TypeError('redirect')));
  window.fetch = fetched;
  await fetchUser().catch(() => undefined);
  await fetchUser({ hasCredentials: true }).catch(() => undefined);
  expect(fetched).toHaveBeenNthCalledWith(
    1,
    url,
    expect.objectContaining({ redirect: 'error', credentials: 'same-origin' }),
  );
  expect(fetched).toHaveBeenNthCalledWith(
    2,
    url,
    expect.objectContaining({ redirect: 'error', credentials: 'include' }),
  );
});
