import { configure, localStore } from '../../core';
import { forgetEverything } from '../../../tests/setup/visitor';
import {
  accountHref,
  consumeUrlParams,
  destination,
  dropUrlParams,
  storeRedirect,
  storedRedirect,
  signInUrl,
} from './destination';
import { dropScrollPosition, saveScrollPosition, savedPageUrl, restoreScrollPosition } from './scroll-position';

const visit = (address: string) => history.replaceState(null, '', address);

beforeEach(() => {
  forgetEverything();
  configure([{ from: 'test', isTrusted: true, values: { allowedOrigins: ['https://partner.example'] } }]);
  jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
});
afterEach(() => jest.restoreAllMocks());

describe('a flow ends', () => {
  test('at the redirect of the URL, then of the placeholder, then at the referring page, then at home', () => {
    expect(destination()).toBe('/');
    visit('/insights/one');
    saveScrollPosition();
    visit('/account/sign-in');
    expect(destination()).toBe('http://localhost/insights/one');
    expect(destination('/profile')).toBe('http://localhost/profile');
    visit('/account/sign-in?redirectUrl=%2Fdownload%2Freport.pdf');
    expect(destination('/profile')).toBe('http://localhost/download/report.pdf');
    visit('/account/sign-in?redirectURL=https%3A%2F%2Fpartner.example%2Fback');
    expect(destination()).toBe('https://partner.example/back');
  });

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'https://user@localhost/',
    'data:text/html,x',
  ])('at home when it was asked to end at %s', (address) => {
    visit(`/account/sign-in?redirectUrl=${encodeURIComponent(address)}`);
    expect(destination()).toBe('/');
    storeRedirect(address);
    expect(storedRedirect()).toBe('http://localhost/');
  });
});

test('a registration for a file ends at the file, whatever its source', () => {
  storeRedirect('/insights/one#/download/%2Freports%2Fx.pdf');
  expect(storedRedirect('newsletter')).toBe('http://localhost/insights/one#/download/%2Freports%2Fx.pdf');
  storeRedirect('/insights/one');
  expect(storedRedirect('newsletter')).toBe('http://localhost/insights/one#newsletter');
});

describe('a secret in an e-mail’s link', () => {
  test('is removed from the URL, and available after a reload until it is used', () => {
    visit('/account/reset-password?token=secret&uid=u1&lang=de');
    expect(consumeUrlParams('token', 'uid')).toEqual({ token: 'secret', uid: 'u1' });
    expect(location.search).toBe('?lang=de');
    expect(consumeUrlParams('token', 'uid')).toEqual({ token: 'secret', uid: 'u1' });
    dropUrlParams();
    expect(consumeUrlParams('token', 'uid')).toEqual({ token: '', uid: '' });
  });

  test('keeps the plus signs of a token that its back end did not encode', () => {
    visit('/account/reset-password?token=a+b/c%2Bd==&uid=u+1');
    expect(consumeUrlParams('token', 'uid')).toEqual({ token: 'a+b/c+d==', uid: 'u+1' });
  });

  test('is for its own page, for half an hour, and for this visitor', () => {
    visit('/account/reset-password?token=secret');
    consumeUrlParams('token');
    visit('/account/confirm');
    expect(consumeUrlParams('token')).toEqual({ token: '' });
    visit('/account/reset-password');
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now + 31 * 60_000);
    expect(consumeUrlParams('token')).toEqual({ token: '' });
    jest.restoreAllMocks();
    forgetEverything();
    visit('/account/reset-password');
    expect(consumeUrlParams('token')).toEqual({ token: '' });
  });

  test('is replaced by a newer link', () => {
    visit('/account/reset-password?token=old');
    consumeUrlParams('token');
    visit('/account/reset-password?token=new');
    expect(consumeUrlParams('token')).toEqual({ token: 'new' });
  });
});

describe('a place that was left', () => {
  test('is restored at the same scroll position, once', () => {
    visit('/insights/one');
    Object.assign(window, { scrollY: 840 });
    saveScrollPosition();
    restoreScrollPosition();
    restoreScrollPosition();
    expect(scrollTo).toHaveBeenCalledTimes(1);
    expect(scrollTo).toHaveBeenCalledWith({ top: 840, behavior: 'instant' });
    expect(savedPageUrl()).toBeUndefined();
    Object.assign(window, { scrollY: 0 });
  });

  test('is not mixed up with another page', () => {
    visit('/insights/one');
    saveScrollPosition();
    visit('/insights/two');
    restoreScrollPosition();
    expect(scrollTo).not.toHaveBeenCalled();
    expect(savedPageUrl()).toBe('http://localhost/insights/one');
    dropScrollPosition();
  });

  test('is forgotten the next day', () => {
    saveScrollPosition('/insights/one');
    const now = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 13 * 3600_000);
    expect(savedPageUrl()).toBeUndefined();
    now.mockRestore();
  });

  test.each([[{ url: 7 }], ['nonsense'], [null], [[]]])('that was stored as %j is no place', (stored) => {
    localStore.setJson('place', stored);
    expect(savedPageUrl()).toBeUndefined();
  });
});

test('the sign-in link leads back here, except from one account page to another', () => {
  visit('/insights/one?page=2#three');
  expect(signInUrl('signUp')).toBe('/account/sign-up?redirectUrl=%2Finsights%2Fone%3Fpage%3D2%23three');
  visit('/account/sign-up?redirectUrl=%2Finsights%2Fone');
  expect(signInUrl('signIn')).toBe('/account/sign-in?redirectUrl=%2Finsights%2Fone');
  expect(accountHref('forgotPassword')).toBe('/account/forgot-password?redirectUrl=%2Finsights%2Fone');
  visit('/account/sign-up');
  expect(signInUrl('signIn')).toBe('/account/sign-in');
});

test.each([
  ['/account#form', '/account?redirectUrl=%2Finsights%2Fone#form'],
  ['/account?tab=in#form', '/account?tab=in&redirectUrl=%2Finsights%2Fone#form'],
  ['/app#/sign-in', '/app#/sign-in?redirectUrl=%2Finsights%2Fone'],
])('the sign-in page %s receives the redirect as %s', (signIn, expected) => {
  configure([{ from: 'test', isTrusted: true, values: { pages: { signIn } } }]);
  visit('/insights/one');
  expect(signInUrl('signIn')).toBe(expected);
});

test('from a partner’s page the sign-in link leads back to its own origin', () => {
  configure([{ from: 'test', isTrusted: true, values: { pages: { signIn: 'https://firm.example/account/sign-in' } } }]);
  visit('/forum?day=2');
  expect(signInUrl('signIn')).toBe(
    'https://firm.example/account/sign-in?redirectUrl=http%3A%2F%2Flocalhost%2Fforum%3Fday%3D2',
  );
});
