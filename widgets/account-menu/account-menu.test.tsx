import { act, screen, within } from 'testing';
import { mountPlaceholder } from '../../tests/setup/mount';
import { forgetEverything } from '../../tests/setup/visitor';
import accountMenu from './index';
import { isHere } from './index';

const html =
  '<div data-module="account-menu"><nav><ul data-field="links"><li><a href="/account/profile">My details</a></li><li><a href="/account/saved-articles">My list</a></li></ul></nav></div>';

beforeEach(forgetEverything);

test('the links of the server stay, and the present page is marked', async () => {
  history.replaceState(null, '', '/account/saved-articles?page=2');
  await mountPlaceholder(html, accountMenu);
  expect(screen.getByRole('navigation', { name: 'Your account' })).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['My details', null],
    ['My list', 'page'],
  ]);
});

test('without links it leads to the three pages of the configuration', async () => {
  await mountPlaceholder('<div data-module="account-menu" data-label="Member area"></div>', accountMenu, {
    pages: { profile: '/me' },
  });
  expect(screen.getByRole('navigation', { name: 'Member area' })).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Profile', '/me'],
    ['E-mail subscriptions', '/account/subscriptions'],
    ['Saved articles', '/account/saved-articles'],
  ]);
});

test('a second menu on the page has its own name, and the next menu gets the name that the first left', async () => {
  const first = await mountPlaceholder(html, accountMenu);
  const second = await mountPlaceholder(html, accountMenu);
  const names = () => screen.getAllByRole('navigation').map((landmark) => landmark.getAttribute('aria-label'));
  expect(names()).toEqual(['Your account', 'Your account 2']);
  act(() => first.unmount());
  expect(within(second.element).getByRole('navigation')).toHaveAccessibleName('Your account 2');
  await mountPlaceholder(html, accountMenu);
  expect(screen.getByRole('navigation', { name: 'Your account' })).toBeVisible();
});

test('the current page is marked by its query', () => {
  history.replaceState(null, '', '/index.php?id=7&page=2');
  expect([isHere('/index.php?id=7'), isHere('/index.php?id=8')]).toEqual([true, false]);
});

test.each([
  ['/account/profile', true],
  ['/account/profile/?cid=mail#name', true],
  ['/account', false],
  ['https://elsewhere.example/account/profile', false],
  ['http://[broken', false],
])('on the profile page %s is here: %s', (url, expected) => {
  history.replaceState(null, '', '/account/profile?mode=x');
  expect(isHere(url)).toBe(expected);
});
