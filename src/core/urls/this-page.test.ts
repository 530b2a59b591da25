import { isThisPage } from './this-page';

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
  expect(isThisPage(address)).toBe(expected);
});
