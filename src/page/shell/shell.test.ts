import { configure, setLanguage } from '../../core';
import { announce } from '../../ui';
import { startShell } from './';

const root = document.documentElement;
const skipLink = () => document.querySelector<HTMLAnchorElement>('.inlay-skip-link');
const footerLinks = () =>
  [...document.querySelectorAll('.inlay-footer a')].map((link) => [link.textContent, link.getAttribute('href')]);
const preloaded = () => [...document.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));

let stop = () => {};

function start(
  shell: object,
  { body = '', language = 'en', ...config }: { body?: string; language?: string; [key: string]: unknown } = {},
) {
  document.body.innerHTML = body;
  configure([{ from: 'test', isTrusted: true, values: { shell, language, ...config } }]);
  setLanguage(language);
  stop = startShell();
}

beforeEach(() => {
  root.lang = 'en';
  root.removeAttribute('dir');
});
afterEach(() => {
  stop();
  jest.restoreAllMocks();
  root.removeAttribute('data-inlay-hero');
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe('A skip link', () => {
  const parts = ['skip-link'];

  test('is the first focusable element, and moves focus to the main element, which is focusable only meanwhile', () => {
    start({ parts }, { body: '<header><a href="/">Home</a></header><main><button>One</button></main>' });
    expect(document.body.firstElementChild).toBe(skipLink());
    expect(skipLink()).toHaveTextContent('Skip to main content');
    const main = document.querySelector('main')!;
    main.scrollIntoView = () => {};
    expect(skipLink()).toHaveAttribute('href', `#${main.id}`);
    skipLink()!.click();
    expect(main).toHaveFocus();
    expect(location.hash).toBe('');
    document.querySelector('button')!.focus();
    expect(main).not.toHaveAttribute('tabindex');
  });

  test('keeps the id and the tabindex of the main element', () => {
    start({ parts }, { body: '<div id="main"></div><div role="main" id="content" tabindex="-1"></div>' });
    const main = document.querySelector<HTMLElement>('[role=main]')!;
    main.scrollIntoView = () => {};
    skipLink()!.click();
    main.blur();
    expect([skipLink()!.hash, main.getAttribute('tabindex')]).toEqual(['#content', '-1']);
  });

  test('uses an id that no element has', () => {
    start({ parts }, { body: '<div id="main"></div><main></main>' });
    expect(skipLink()!.hash).toBe('#main-1');
  });

  test.each([
    ['to the main part', '<a href="#content">Skip</a><main id="content"></main>'],
    ['into it', '<a href="/">Home</a><a href="#title">Skip</a><main><h1 id="title"></h1></main>'],
    ['to what holds it', '<a href="#content">Skip</a><div id="content"><main></main></div>'],
    ['to an anchor before it', '<a href="#%63ontent">Skip</a><a id="content"></a><main></main>'],
  ])('is left to a host that has one: %s', (_what, body) => {
    start({ parts }, { body });
    expect(skipLink()).toBeNull();
  });

  test.each(['', '<main hidden></main>'])('is not added without a visible main element: %s', (body) => {
    start({ parts }, { body });
    expect(skipLink()).toBeNull();
  });

  test.each([
    ['de', 'Zum Hauptinhalt springen'],
    ['ar', 'الانتقال إلى المحتوى الرئيسي'],
    ['ja', '本文へ移動'],
  ])('speaks the language of the page: %s', (language, text) => {
    start({ parts }, { body: '<main></main>', language });
    expect(skipLink()).toHaveTextContent(text);
  });
});

describe('The language of the document', () => {
  test.each([
    ['ar', 'rtl'],
    ['he', 'rtl'],
    ['fa', 'rtl'],
    ['ur', 'rtl'],
    ['ja', null],
  ])('%s is named, and its direction is %s', (language, dir) => {
    root.removeAttribute('lang');
    start({ parts: ['language'] }, { language });
    expect([root.lang, root.getAttribute('dir')]).toEqual([language, dir]);
  });

  test('stays as the host has set it', () => {
    root.lang = 'de-AT';
    root.dir = 'ltr';
    start({ parts: ['language'] }, { language: 'ar' });
    expect([root.lang, root.dir]).toEqual(['de-AT', 'ltr']);
  });
});

describe('A live region', () => {
  test('is added before the first announcement, which it contains', async () => {
    jest.useFakeTimers();
    start({ parts: ['live-region'] }, { body: '<main></main>' });
    const region = document.querySelector('[aria-live=polite]');
    announce('Saved.');
    jest.advanceTimersByTime(200);
    expect(region).toHaveTextContent('Saved.');
    expect(document.querySelectorAll('[aria-live]')).toHaveLength(1);
    jest.useRealTimers();
  });

  test('is not added if the host has one', () => {
    start({ parts: ['live-region'] }, { body: '<div role="status"></div>' });
    expect(document.querySelectorAll('[aria-live], [role=status]')).toHaveLength(1);
  });
});

describe('Fonts', () => {
  const fonts = ['/fonts/serif.woff2', '/fonts/serif.woff2', 'javascript:alert(1)', '/fonts/sans.woff2'];

  test('of Japanese pages are loaded early, each once', () => {
    document.head.innerHTML = '<link rel="preload" as="font" href="/fonts/sans.woff2" crossorigin>';
    start({ parts: ['fonts'], fonts }, { language: 'ja' });
    expect(preloaded()).toEqual(['/fonts/sans.woff2', `${location.origin}/fonts/serif.woff2`]);
    expect(document.querySelector('link[href$="serif.woff2"]')).toHaveAttribute('crossorigin', 'anonymous');
  });

  test('of other pages are not', () => {
    start({ parts: ['fonts'], fonts }, { language: 'de' });
    expect(preloaded()).toEqual([]);
  });
});

describe('A footer', () => {
  const footers = {
    global: { Offices: '/offices' },
    careers: { 'Open positions': '/careers/jobs', '<b>Bad</b>': 'javascript:alert(1)' },
    alumni: { Events: '/events' },
  };
  const pages = { privacy: '/privacy' };

  test.each([
    ['global', 'Offices', '/offices'],
    ['careers', 'Open positions', '/careers/jobs'],
    ['alumni', 'Events', '/events'],
  ])('is of its variant: %s', (footer, label, address) => {
    start({ parts: ['footer'], footer, footers }, { body: '<article><footer>Mine</footer></article>', pages });
    expect(footerLinks()).toEqual([
      [label, address],
      ['Privacy policy', '/privacy'],
    ]);
    expect(document.body.lastElementChild).toHaveAttribute('data-variant', footer);
  });

  test('of an unknown variant has only the privacy policy', () => {
    start({ parts: ['footer'], footer: 'constructor', footers }, { pages });
    expect(footerLinks()).toEqual([['Privacy policy', '/privacy']]);
  });

  test.each([
    '<footer></footer>',
    '<div><div role="contentinfo"></div></div>',
    '<div class="page"><footer></footer></div>',
  ])('is left to a host that has one: %s', (body) => {
    start({ parts: ['footer'], footers }, { body });
    expect(document.querySelector('.inlay-footer')).toBeNull();
  });
});

describe('A header over a hero', () => {
  const body = '<header></header><section class="inlay-hero" data-layout="over"></section>';
  const header = () => document.querySelector('header');

  test('is marked once the hero has mounted, and no longer when it is removed', async () => {
    start({ parts: ['header'] }, { body });
    expect(header()).not.toHaveAttribute('data-inlay-header');
    root.setAttribute('data-inlay-hero', 'loaded');
    await new Promise((resolve) => setTimeout(resolve));
    expect(header()).toHaveAttribute('data-inlay-header', 'over');
    root.removeAttribute('data-inlay-hero');
    await new Promise((resolve) => setTimeout(resolve));
    expect(header()).not.toHaveAttribute('data-inlay-header');
  });

  test('is marked for a hero that was mounted before', async () => {
    root.setAttribute('data-inlay-hero', 'loaded');
    start({ parts: ['header'] }, { body });
    await new Promise((resolve) => setTimeout(resolve));
    expect(header()).toHaveAttribute('data-inlay-header', 'over');
  });

  test('is not marked if its selector is invalid', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    start({ parts: ['header'], header: '<<' }, { body });
    expect(error).toHaveBeenCalledWith(expect.stringContaining('shell.header'));
  });
});

test('only configured parts are added, and an unknown part is reported', () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  root.removeAttribute('lang');
  start({ parts: ['sidebar'] }, { body: '<main></main>', language: 'ar' });
  expect(document.body.innerHTML).toBe('<main></main>');
  expect(root).not.toHaveAttribute('lang');
  expect(error).toHaveBeenCalledWith(expect.stringContaining('sidebar'));
});
