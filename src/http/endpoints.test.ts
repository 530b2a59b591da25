import { configure } from '../core/config';
import { endpointOf, fromService, HEADERS, headerName, meaningIn, PATHS, toService } from './endpoints';
import { ACCOUNT_PATHS, accountPath, type AccountCall } from '../session/account-paths';
import { FIELDS } from './fields';

const setUp = (user: unknown) => configure([{ from: 'test', isTrusted: true, values: { services: { user } } }]);
const endpointOfUser = (call: AccountCall, params = {}) => endpointOf('user', call, params, accountPath(call));
const addressOf = (call: AccountCall, params = {}) => endpointOfUser(call, params).url.href;

afterEach(() => void configure([]));

test('a service is an address, or an object whose names win over ours', () => {
  setUp('https://account.example/api/');
  expect(addressOf('signIn')).toBe('https://account.example/api/v2/auth/signin');
  setUp({ base: 'https://account.example', paths: { signIn: 'PUT /login', titles: 'https://lists.example/titles' } });
  expect(endpointOfUser('signIn')).toEqual({ url: new URL('https://account.example/login'), method: 'PUT' });
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
  expect(toService('user', 'updateUser', { firstName: 'A', lastName: 'B', email: 'c' })).toEqual({
    name: { given: 'A', family: 'B' },
    email: 'c',
  });
  expect(fromService('user', 'user', { name: { given: 'A' } })).toEqual({
    name: { given: 'A' },
    firstName: 'A',
    id: undefined,
  });
  expect(toService('user', 'signIn', { username: 'a' })).toEqual({ username: 'a' });
  expect([headerName('user', 'captcha'), headerName('forms', 'captcha')]).toEqual(['X-Proof', HEADERS.captcha]);
});

test('the documented fields are those of calls that exist', () => {
  const calls = [ACCOUNT_PATHS, ...Object.values(PATHS)].flatMap((paths) => Object.keys(paths));
  expect(Object.keys(FIELDS.request).filter((call) => !calls.includes(call))).toEqual([]);
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
])('an error of the service means what the configuration says: %j', (error, meaning) => {
  setUp({
    errors: { 'https://a.example/locked': 2003, EMAIL_TAKEN: { code: 1002, field: 'email' }, 77: 2005, 423: 2003 },
  });
  expect(meaningIn('user', 'register', error)).toEqual(meaning);
});
