import { configure } from '../config';
import { isSamePage, pageIdentity, pageKey } from './page-identity';

const identifying = (...names: string[]) =>
  configure([{ from: 'a test', isTrusted: true, values: { parameters: { identifying: names } } }]);

afterEach(() => configure([]));

test.each([
  ['/?p=12', '/?p=12', true],
  ['/?p=12', '/?p=13', false],
  ['/?p=12', '/', false],
  ['/index.php?id=7&L=1', '/index.php?L=1&id=7', true],
  ['/index.php?id=7&L=1', '/index.php?id=7&L=2', false],
  ['/?p=12', '/?p=12&utm_source=mail', true],
  ['/profile', '/profile/?anything=1', true],
  ['/?p=12&cid=mail', '/?p=12', true],
  ['/profile', '/profiles', false],
])('%s names the page at %s: %s', (address, here, expected) => {
  history.replaceState(null, '', here);
  expect(isSamePage(address)).toBe(expected);
});

test.each([
  ['/', '/?p=12', false],
  ['/?p=12&view=print', '/?p=12', true],
  ['/?p=12', '/?p=12&sort=new', true],
])('where only p identifies a page, %s names the page at %s: %s', (address, here, expected) => {
  identifying('p');
  history.replaceState(null, '', here);
  expect(isSamePage(address)).toBe(expected);
});

test.each([
  ['/?p=12', '/?p=12'],
  ['/index.php?id=7&L=1#part', '/index.php?id=7&L=1'],
  ['/default.aspx?page=about&utm_source=a&UTM_Medium=b&gclid=1&fbclid=2&mc_cid=3&cid=4', '/default.aspx?page=about'],
  ['/a?redirectUrl=%2Fb&generatepdf=true&inlay-debug&accessToken=1&q=anna%40example.com', '/a'],
  ['/insights/steel', '/insights/steel'],
])('the page at %s is identified by %s', (here, expected) => {
  history.replaceState(null, '', here);
  expect(pageIdentity()).toBe(location.origin + expected);
  expect(pageKey()).toBe(expected);
});

test('where every page has its own path, no parameter identifies it', () => {
  identifying();
  history.replaceState(null, '', '/careers/jobs?cities=Oslo#list');
  expect(pageKey()).toBe('/careers/jobs');
  expect(isSamePage('/careers/jobs/?page=2')).toBe(true);
});

test('only the configured parameters identify a page', () => {
  identifying('id', 'uid');
  history.replaceState(null, '', '/careers/jobs?cities=Oslo&id=7&uid=9');
  expect(pageKey()).toBe('/careers/jobs?id=7&uid=9');
});
