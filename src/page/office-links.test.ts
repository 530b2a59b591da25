import { configure, setLanguage } from '../core';
import { followOffice, officeAddress } from './office-links';

function configureLinks(links: object) {
  configure([{ from: 'test', isTrusted: true, values: { links } }]);
}

afterEach(() => setLanguage('en'));

test.each([
  ['an article', '/insights/copper', '/de/our-insights/copper'],
  ['its query and hash', '/insights/copper?page=2#end', '/de/our-insights/copper?page=2#end'],
  ['a whole address', 'http://localhost/insights/copper/', '/de/our-insights/copper'],
  ['a profile', '/people/ada', '/de/our-people/ada'],
  ['a list', '/insights', undefined],
  ['what lies deeper', '/insights/copper/figures.pdf', undefined],
  ['what is there already', '/de/our-insights/copper', undefined],
  ['another site', 'https://other.example/insights/copper', undefined],
  ['another scheme', 'mailto:ada@alder.example', undefined],
  ['no address', 'http://[', undefined],
])('%s', (_, href, expected) => {
  configureLinks({ office: '/de/' });
  expect(officeAddress(href)).toBe(expected);
});

test('German pages link to articles under “publikationen”', () => {
  setLanguage('de');
  configureLinks({ office: '/de' });
  expect(officeAddress('/insights/copper')).toBe('/de/publikationen/copper');
  configureLinks({ office: '/de', articleBase: 'studien' });
  expect(officeAddress('/insights/copper')).toBe('/de/studien/copper');
});

test('an office whose folders have the usual names is not rewritten twice', () => {
  configureLinks({ office: '', articles: '/insights', articleBase: 'insights' });
  expect(officeAddress('/insights/copper')).toBeUndefined();
});

test('a link is rewritten when the pointer approaches it, in time for a click, a modified click or a copy', () => {
  configureLinks({ office: '/de' });
  followOffice();
  document.body.innerHTML = '<a href="/insights/copper"><b>Copper</b></a> <a href="/about">About</a>';
  const [article, about] = document.querySelectorAll('a');
  expect(article).toHaveAttribute('href', '/insights/copper');
  for (const type of ['pointerover', 'contextmenu', 'click']) {
    article!
      .querySelector('b')!
      .dispatchEvent(new MouseEvent(type, { bubbles: true, composed: true, cancelable: true }));
    expect(article).toHaveAttribute('href', '/de/our-insights/copper');
  }
  about!.dispatchEvent(new Event('focusin', { bubbles: true, composed: true }));
  expect(about).toHaveAttribute('href', '/about');
});
