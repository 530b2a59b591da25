import { returnPath } from '../../src/core';
import { readRoute } from './route';

const at = (address: string, base?: string) => readRoute(new URL(address, 'https://firm.example/insights/steel'), base);
const encoded = encodeURIComponent('/insights/steel?page=2#results');
const decoded = '/insights/steel?page=2#results';

test.each([
  ['#/signin', { name: 'signin' }],
  ['#/signin/', { name: 'signin' }],
  ['#signin', { name: 'signin' }],
  ['#signin/header', { name: 'signin', source: 'header' }],
  ['#/signin/regwall', { name: 'signin', source: 'regwall' }],
  [`#/signin/regwall/${encoded}`, { name: 'signin', source: 'regwall', redirect: decoded }],
  [`#/signin//${encoded}`, { name: 'signin', redirect: decoded }],
  ['#/signin/reg%20wall', { name: 'signin', source: 'reg wall' }],
  ['#/auth-signin', { name: 'auth-signin' }],
  [`#/auth-signin/${encoded}`, { name: 'auth-signin', redirect: decoded }],
  [`#/signin-welcome/${encoded}`, { name: 'signin-welcome', redirect: decoded }],
  [`#/signin-prompt/${encoded}`, { name: 'signin-prompt', redirect: decoded }],
  ['#/signup', { name: 'signup' }],
  [`#/signup/report/${encoded}`, { name: 'signup', source: 'report', redirect: decoded }],
  [`#/signup-thanks/${encoded}`, { name: 'signup-thanks', redirect: decoded }],
  [`#/signup-welcome/${encoded}`, { name: 'signup-welcome', redirect: decoded }],
  [`#/registration-modal/${encoded}`, { name: 'registration-modal', redirect: decoded }],
  ['#/download/%2Freports%2Fsteel.pdf', { name: 'download', file: '/reports/steel.pdf' }],
  ['#/auth-download/%2Freports%2Fsteel.pdf', { name: 'auth-download', file: '/reports/steel.pdf' }],
  ['#/view-file/%2Freports%2Fsteel.pdf', { name: 'view-file', file: '/reports/steel.pdf' }],
  ['#/save', { name: 'save' }],
  ['#/auth-save', { name: 'auth-save' }],
  ['#/print', { name: 'print' }],
  ['#/auth-print', { name: 'auth-print' }],
  ['#/published-event/quiz-shared/steel/7', { name: 'published-event', event: 'quiz-shared/steel/7' }],
  ['#/published-event/quiz-shared%2Fsteel', { name: 'published-event', event: 'quiz-shared/steel' }],
])('%s is a route', (address, expected) => {
  expect(at(address)).toEqual({ isPath: false, ...expected });
});

test.each([
  '',
  '#',
  '#/',
  '#results',
  '#print',
  '#save',
  '#download',
  '#signing-off',
  '#/unknown',
  '#/toString',
  '#/__proto__',
  '#/Signin',
  '#/save/x',
  '#/download',
  '#/download/',
  '#/download/%E0%A4%A',
  '#/published-event',
  '#/tag/steel',
  '#//evil.example',
])('"%s" is not a route', (address) => expect(at(address)).toBeUndefined());

test('a malformed redirect is ignored, and one that was encoded twice is decoded once', () => {
  expect(at('#/auth-signin/%E0%A4%A')).toEqual({ name: 'auth-signin', isPath: false });
  expect(at('#/auth-signin/%252F%252Fevil.example')).toMatchObject({ redirect: '%2F%2Fevil.example' });
});

describe('below a configured path', () => {
  test.each([
    ['/account/signin', '/account', { name: 'signin' }],
    ['/account/signin', 'account/', { name: 'signin' }],
    ['/signin', '/', { name: 'signin' }],
    [
      `/de/account/signin-prompt/${encodeURIComponent('/de/account/profile')}`,
      '/de/account',
      { name: 'signin-prompt', redirect: '/de/account/profile' },
    ],
    ['/account/download/%2Freports%2Fsteel.pdf', '/account', { name: 'download', file: '/reports/steel.pdf' }],
  ])('%s is a route', (address, base, expected) => {
    expect(at(address, base)).toEqual({ isPath: true, ...expected });
  });

  test.each([
    ['/account/sign-in', '/account'],
    ['/account', '/account'],
    ['/accounts/signin', '/account'],
    ['/account/signin', undefined],
    ['/signin', ''],
  ])('%s is not a route', (address, base) => {
    expect(at(address, base)).toBeUndefined();
  });

  test('a hash goes before', () => {
    expect(at('/account/signin#/signup', '/account')).toEqual({ name: 'signup', isPath: false });
  });
});

test.each([
  ['/insights?p=12#section-2', '/insights?p=12#section-2'],
  ['/shop#/products/7', '/shop#/products/7'],
  ...['/signin', '/auth-signin/%2Fa', '/signin-welcome', '/signup-thanks', '/registration-modal', 'signin'].map(
    (hash) => [`/insights#${hash}`, '/insights'],
  ),
  ...['/auth-download/a', '/view-file/a', '/auth-save', '/save', '/auth-print', '/print', '/published-event/a'].map(
    (hash) => [`/insights#${hash}`, '/insights'],
  ),
])('a visitor who signs in at %s comes back to %s', (address, expected) => {
  history.replaceState(null, '', address);
  expect(returnPath()).toBe(expected);
});
