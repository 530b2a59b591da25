import { exitFrom } from './Entry';

const site = 'https://alder-voss.example';
const exit = (referrer: string) =>
  exitFrom({
    href: `${site}/insights/the-quiet-factory#figures`,
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
