import { exitFrom } from './Entry';

const site = 'https://alder-voss.example';
const exit = (referrer: string, path = '/insights/the-quiet-factory#figures') =>
  exitFrom({
    href: site + path,
    referrer,
    home: '/',
    accountPages: ['/account/sign-in', '/account/sign-up'],
  });

test.each([
  [`${site}/insights`, `${site}/insights`, true],
  [`${site}/search?q=factory`, `${site}/search?q=factory`, true],
  [`${site}/`, `${site}/`, true],
  ['https://search.example/?q=factory', '/', false],
  ['', '/', false],
  [`${site}/insights/the-quiet-factory`, '/', false],
  [`${site}/account/sign-in?redirectUrl=%2Finsights`, '/', false],
  ['android-app://com.example', '/', false],
])('who came from "%s" leaves for %s', (referrer, href, isBack) => {
  expect(exit(referrer)).toEqual({ href, isBack });
});

test('on a site that identifies pages by query, the way back leads to the page before', () => {
  expect(exit(`${site}/?p=12`, '/?p=13')).toEqual({ href: `${site}/?p=12`, isBack: true });
  expect(exit(`${site}/?p=13`, '/?p=13&utm_source=mail')).toEqual({ href: '/', isBack: false });
});
