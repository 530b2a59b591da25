import { configure } from '../core/config';
import { type Call, CALLS, RESPONSES } from './calls';
import { endpointOf, HEADERS, headerName, namesOf } from './endpoints';
import { fromService, isoDate, meaningIn, toService } from './names';

const setUp = (user: unknown) => configure([{ from: 'test', isTrusted: true, values: { services: { user } } }]);
type AccountCall = keyof typeof CALLS.user;
const endpointOfUser = (call: AccountCall, params = {}) => endpointOf('user', call, params, CALLS.user[call].path);
const addressOf = (call: AccountCall, params = {}) => endpointOfUser(call, params).url.href;

afterEach(() => void configure([]));

test('a service is a URL, or an object whose names override ours', () => {
  setUp('https://account.example/api/');
  expect(addressOf('signIn')).toBe('https://account.example/api/v2/auth/signin');
  setUp({ base: 'https://account.example', paths: { signIn: 'PUT /login', titles: 'https://lists.example/titles' } });
  expect(endpointOfUser('signIn')).toEqual({
    url: new URL('https://account.example/login'),
    method: 'PUT',
    defaultMethod: 'POST',
  });
  expect(addressOf('titles')).toBe('https://lists.example/titles');
  expect(addressOf('companies')).toBe('https://account.example/v2/lookup/company');
  setUp({ paths: { signIn: '/login' } });
  expect(addressOf('signIn')).toBe('http://localhost/services/user/login');
});

test('values in a path cannot leave it', () => {
  expect(addressOf('unsaveArticle', { userId: '../..', articleId: 'a/b?c', language: '#' })).toBe(
    'http://localhost/services/user/v2/users/..%2F../articles/a%2Fb%3Fc/%23',
  );
});

test('an invalid service is reported, and the default is used', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  setUp({ base: 'http://[' });
  expect(addressOf('signIn')).toBe('http://localhost/services/user/v2/auth/signin');
  await import('../core/config/warning');
  await new Promise((resolve) => setTimeout(resolve));
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/services\.user" must be an address/));
  warn.mockRestore();
});

test('fields are renamed both ways, nested where a name has dots, and untouched without names', () => {
  setUp({
    request: { updateUser: { firstName: 'name.given', lastName: 'name.family' } },
    response: { user: { firstName: 'name.given', id: 'missing.here' } },
    headers: { captcha: 'X-Proof' },
  });
  expect(toService(namesOf('user'), 'updateUser', { firstName: 'A', lastName: 'B', email: 'c' })).toEqual({
    name: { given: 'A', family: 'B' },
    email: 'c',
  });
  expect(fromService(namesOf('user'), 'user', { name: { given: 'A' } })).toEqual({
    name: { given: 'A' },
    firstName: 'A',
    id: undefined,
  });
  expect(toService(namesOf('user'), 'signIn', { username: 'a' })).toEqual({ username: 'a' });
  expect([headerName('user', 'captcha'), headerName('forms', 'captcha')]).toEqual(['X-Proof', HEADERS.captcha]);
});

test('every documented response is that of a call', () => {
  const answers = Object.values(CALLS).flatMap((calls) =>
    Object.entries(calls).map(([name, { answers = name }]: [string, Call]) => answers),
  );
  expect(Object.keys(RESPONSES).filter((name) => name !== 'error' && !answers.includes(name))).toEqual([]);
});

test.each([
  [{ titles: 'items', 'titles[].id': 'key' }, { items: [{ key: 1 }] }, { titles: [{ key: 1, id: 1 }] }],
  [{ '[].code': 'iso' }, [{ iso: 'NO' }], [{ iso: 'NO', code: 'NO' }]],
  [{ '': 'list.items', '[].code': 'iso' }, { list: { items: [{ iso: 'NO' }] } }, [{ iso: 'NO', code: 'NO' }]],
  [{ '[].code': '', '[].Description': '' }, ['Norway'], [{ code: 'Norway', Description: 'Norway' }]],
  [
    { 'regions[].countries[].country': 'name' },
    { regions: [{ countries: [{ name: 'Norway' }] }] },
    { regions: [{ countries: [{ name: 'Norway', country: 'Norway' }] }] },
  ],
  [{ titles: '', 'titles[].id': 'key' }, [{ key: 1 }], { titles: [{ key: 1, id: 1 }] }],
  [{ 'titles[].id': 'key' }, { titles: 'none' }, { titles: 'none' }],
  [{ '': 'user', id: 'key' }, { user: { key: 7, email: 'a' } }, { key: 7, email: 'a', id: 7 }],
  [{ id: 'data.key' }, { data: { key: 7 } }, { key: 7, id: 7 }],
  [{ id: 'key' }, { data: { key: 7 } }, { key: 7, id: 7 }],
])('names %j find fields, lists, and their items', (names, body, content) => {
  expect(fromService({ response: { what: names as Record<string, string> } }, 'what', body)).toMatchObject(content);
});

test('a value with an empty name is not sent, and dates are sent in the form of the service', () => {
  const names = { request: { call: { lang: '', limit: 'page.size' } }, dates: 'seconds' as const };
  const values = { lang: 'en', limit: 9, startDate: '2026-11-20T10:00:00Z', day: '2026-11-20' };
  expect(toService(names, 'call', values)).toEqual({
    page: { size: 9 },
    startDate: 1795168800,
    day: '2026-11-20',
  });
  expect(toService(names, 'call', values, true)).toMatchObject({ 'page.size': 9 });
});

test.each([
  ['2026-11-20', '2026-11-20'],
  [1795168800, '2026-11-20T10:00:00.000Z'],
  ['1795168800', '2026-11-20T10:00:00.000Z'],
  [1795168800000, '2026-11-20T10:00:00.000Z'],
  [7, undefined],
  [Number.NaN, undefined],
  [1e300, undefined],
  [null, undefined],
])('the date %s of a response is %s', (value, date) => {
  expect(isoDate(value)).toBe(date);
});

test.each([
  [{ type: 'https://a.example/locked', code: 'X', status: 400 }, { code: 2003 }],
  [
    { code: 'EMAIL_TAKEN', status: 409 },
    { code: 1002, field: 'email' },
  ],
  [{ code: 77, status: 400 }, { code: 2005 }],
  [{ status: 423 }, { code: 2003 }],
  [{ code: 'other', status: 400 }, {}],
])('an error of the service is mapped by the configuration: %j', (error, meaning) => {
  setUp({
    errors: { 'https://a.example/locked': 2003, EMAIL_TAKEN: { code: 1002, field: 'email' }, 77: 2005, 423: 2003 },
  });
  expect(meaningIn(namesOf('user'), 'register', error)).toEqual(meaning);
});
