import { fakeServices } from '../../../tests/setup/services';
import { forgetEverything } from '../../../tests/setup/visitor';
import { configure } from '../../core/config';
import { localStore, tabStore } from '../../core/storage';
import { endSession, session } from '../../session';
import { beginSession } from '../../session/calls';
import { register, signIn } from './';
import { renewSession } from './renewal';

const SIGN_IN = 'POST /services/user/v2/auth/signin';
const REGISTER = 'POST /services/user/v2/users';
const SESSION = 'GET /services/user/v2/auth/session';
const ADA = { id: 11, email: 'Ada@example.com', firstName: 'Ada' };
const newcomer = {
  email: 'ada@example.com',
  password: 'Lighthouse-42',
  firstName: 'Ada',
  lastName: 'Lindgren',
  occasionalEmail: false,
};

beforeEach(() => {
  configure([{ from: 'test', isTrusted: true, values: { session: { mode: 'cookie' } } }]);
  session();
});
afterEach(() => {
  forgetEverything();
  configure([]);
});

test.each([
  ['201 with the user', { status: 201, json: ADA }, { json: ADA }],
  ['201 with nothing', { status: 201 }, { json: { data: ADA } }],
] as const)('a registration that is answered by %s and a cookie signs in', async (_, registered, signedIn) => {
  fakeServices({ [REGISTER]: registered, [SESSION]: signedIn });
  const outcome = await register(newcomer, {});
  expect(outcome).toMatchObject({ user: { id: '11', firstName: 'Ada' } });
});

test.each([
  ['no session', { status: 401 }],
  ['no call for it', { status: 404 }],
  ['the session of another user', { json: { ...ADA, id: 12, email: 'grace@example.com' } }],
] as const)('a registration waits for its e-mail where the service has %s', async (_, answer) => {
  fakeServices({ [REGISTER]: { status: 201, json: ADA }, [SESSION]: answer });
  expect(await register(newcomer, {})).toMatchObject({ proof: 'code' });
});

test('a registration that says how it is confirmed makes no further call', async () => {
  const services = fakeServices({ [REGISTER]: { json: { confirmation: 'link' } } });
  expect(await register(newcomer, {})).toMatchObject({ proof: 'link' });
  expect(services.calls).toHaveLength(1);
});

test('a draft survives when its owner signs in again, though the sign-in says nothing of the user', async () => {
  fakeServices({ [SIGN_IN]: { status: 204 }, [SESSION]: { json: ADA } });
  const begin = async () => (await signIn({ email: 'ada@example.com', password: 'Lighthouse-42' })).begin();
  await begin();
  await renewSession();
  tabStore.set('visitor:draft:profile', 'kept');
  endSession('expired');
  await begin();
  expect(tabStore.get('visitor:draft:profile')).toBe('kept');
});

test('a visitor who signs in while the page still checks the session stays signed in', async () => {
  let respond = (_response: { status: number }) => {};
  const services = fakeServices({ [SESSION]: () => new Promise((resolve) => (respond = resolve)) });
  const firstCheck = renewSession();
  await Promise.resolve();
  services.answer(SESSION, { json: ADA });
  await renewSession();
  expect(session().peek()).toMatchObject({ status: 'active', user: { id: '11' } });
  respond({ status: 401 });
  await firstCheck;
  expect(session().peek()).toMatchObject({ status: 'active', user: { id: '11' } });

  services.answer(SESSION, { status: 401 });
  await renewSession();
  expect(session().peek().status).toBe('expired');
});

describe('A late response to the check of the session', () => {
  async function checkDuring(change: () => void) {
    let respond = (_response: { json: object }) => {};
    const services = fakeServices({ [SESSION]: { json: ADA } });
    await renewSession();
    services.answer(SESSION, () => new Promise((resolve) => (respond = resolve)));
    const check = renewSession();
    await Promise.resolve();
    change();
    respond({ json: ADA });
    await check;
  }

  test('does not sign a visitor in again who has signed out meanwhile', async () => {
    await checkDuring(() => {
      endSession('visitor');
      localStore.set('leaving', '1');
    });
    expect(session().peek()).toMatchObject({ status: 'none', user: undefined });
    expect(localStore.get('user')).toBeNull();
  });

  test('does not show the name of the previous visitor to the one who has signed in meanwhile', async () => {
    await checkDuring(() => beginSession({ id: '12', firstName: 'Grace', lastName: 'Hopper' }, undefined));
    expect(session().peek()).toMatchObject({ status: 'active', user: { id: '12', firstName: 'Grace' } });
  });
});
