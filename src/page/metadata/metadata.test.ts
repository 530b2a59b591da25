import { configure, publish } from '../../core';
import { pageSubject } from '../subject';
import { startMetadata } from './';

const ARTICLE = {
  kind: 'article',
  title: 'The quiet factory',
  description: 'Six plants went silent.',
  practice: 'Operations',
  articleType: 'Report',
  sourcePublication: 'AVI',
  displayDate: '2026-05-02',
  url: '/insights/the-quiet-factory',
  authors: [{ name: 'Ada Lindgren', url: '/people/ada' }],
  standardImage: { src: '/pictures/factory.jpg', alt: 'A factory', width: 1354, height: 762 },
};

let stop = () => {};
const attribute = (selector: string, name = 'content') => document.querySelector(selector)?.getAttribute(name);
const robots = () => attribute('meta[name=robots]');
const canonical = () => attribute('link[rel=canonical]', 'href');
const scripts = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent ?? '');
const described = (type: string) =>
  scripts()
    .map((text) => JSON.parse(text) as Record<string, unknown>)
    .filter((data) => data['@type'] === type);

function server(head: string, body = '<main><h1>The quiet factory</h1></main>') {
  document.head.innerHTML = head;
  document.body.innerHTML = body;
}

function jsonLd(data: unknown) {
  return `<script type="application/ld+json">${typeof data === 'string' ? data : JSON.stringify(data)}</script>`;
}

function start(subject: object = ARTICLE, metadata: object = {}, config: object = {}) {
  configure([
    {
      from: 'test',
      isTrusted: true,
      values: {
        metadata: { firm: 'Alder & Voss', sources: { AVI: 'Alder & Voss Institute' }, subject, ...metadata },
        ...config,
      },
    },
  ]);
  stop = startMetadata(pageSubject());
}

beforeEach(() => {
  document.documentElement.lang = 'en';
  history.replaceState(null, '', '/insights/the-quiet-factory?utm_source=letter#part');
  publish('subject-changed', null);
  server('');
});
afterEach(() => {
  stop();
  document.head.replaceChildren();
  document.body.replaceChildren();
});

describe('Tags that the server left out are added', () => {
  test('a title of practice, type, the full name of the source, date and firm', () => {
    start();
    expect(document.title).toBe(
      'The quiet factory – Operations, Report, Alder & Voss Institute, May 2, 2026 | Alder & Voss',
    );
  });

  test('an SEO title replaces everything but the firm', () => {
    start({ ...ARTICLE, seoTitle: 'Silent factories' }, { separator: ' · ' });
    expect(document.title).toBe('Silent factories · Alder & Voss');
  });

  test('an empty date is left out', () => {
    start({ title: 'The quiet factory', displayDate: '0001-01-01T00:00:00Z' });
    expect(document.title).toBe('The quiet factory | Alder & Voss');
  });

  test.each([
    [{}, 'index,follow'],
    [{ hideFromSearchEngines: true }, 'noindex,nofollow'],
    [{ isAliasedPage: true }, 'noindex,nofollow'],
  ])('robots of %j are %s', (fields, expected) => {
    start({ ...ARTICLE, ...fields });
    expect(robots()).toBe(expected);
  });

  test('an image for link previews, 677 pixels wide and in proportion', () => {
    start();
    expect(attribute('meta[property="og:image"]')).toBe(`${location.origin}/pictures/factory.jpg`);
    expect(attribute('meta[property="og:image:width"]')).toBe('677');
    expect(attribute('meta[property="og:image:height"]')).toBe('381');
    expect(attribute('meta[property="og:image:alt"]')).toBe('A factory');
    expect(attribute('meta[name="twitter:card"]')).toBe('summary_large_image');
  });

  test('a canonical URL without filter and campaign parameters, but with its own', () => {
    history.replaceState(null, '', '/careers/jobs?cities=Oslo&id=7&utm_source=letter');
    start({}, {}, { parameters: { identifying: ['id'] } });
    expect(canonical()).toBe(`${location.origin}/careers/jobs?id=7`);
    expect(attribute('meta[property="og:url"]')).toBe(`${location.origin}/careers/jobs?id=7`);
  });

  test('the other languages and the page’s own', () => {
    start({
      ...ARTICLE,
      alternateLanguages: [
        { languageCode: 'de', url: '/de/insights/fabrik' },
        { languageCode: '"]', url: '/x' },
        { languageCode: 'ja', url: 'javascript:alert(1)' },
      ],
    });
    const links = [...document.querySelectorAll('link[rel=alternate]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
    expect(links).toEqual([
      ['de', `${location.origin}/de/insights/fabrik`],
      ['en', `${location.origin}/insights/the-quiet-factory`],
    ]);
  });
});

describe('Server-rendered metadata stays', () => {
  test('every tag, and the size of its image', () => {
    const head =
      '<title>Mine</title><meta name="robots" content="noarchive"><meta name="Description" content="Mine"><link rel="canonical" href="/mine"><meta property="og:image" content="/mine.png"><meta property="og:title" content="Mine"><link rel="alternate" hreflang="DE" href="/de/mine">';
    server(head);
    start({ ...ARTICLE, alternateLanguages: [{ languageCode: 'de', url: '/de/other' }] });
    expect(document.title).toBe('Mine');
    expect([
      robots(),
      canonical(),
      attribute('meta[property="og:title"]'),
      attribute('link[hreflang=DE]', 'href'),
    ]).toEqual(['noarchive', '/mine', 'Mine', '/de/mine']);
    expect(
      document.querySelectorAll('meta[name=description i], meta[property="og:image:width"], link[hreflang=de i]'),
    ).toHaveLength(2);
    expect(document.querySelectorAll('link[rel=canonical], meta[name=robots]')).toHaveLength(2);
  });

  test('except for empty tags, which are filled', () => {
    server('<title> </title><meta name="description" content="">');
    start();
    expect(attribute('meta[name=description]')).toBe('Six plants went silent.');
    expect(document.querySelectorAll('meta[name=description]')).toHaveLength(1);
  });

  test.each([
    ['an object', { '@type': 'NewsArticle', headline: 'Mine' }],
    ['a list', [{ '@type': 'Organization', name: 'Mine' }, { '@type': 'Article' }]],
    ['a graph', { '@graph': [{ '@type': 'WebPage' }, { '@type': 'https://schema.org/Article' }] }],
    ['several types', { '@type': ['CreativeWork', 'schema:BlogPosting'] }],
    ['the main thing of a page', { '@type': 'WebPage', mainEntity: { '@type': 'Article' } }],
  ])('an article that it describes as %s is not described again', (_what, data) => {
    server(jsonLd(data));
    start();
    expect(scripts()).toEqual([JSON.stringify(data)]);
  });

  test('an article with microdata is not described again', () => {
    server('', '<article itemscope itemtype="https://schema.org/Article"><h1>The quiet factory</h1></article>');
    start();
    expect(scripts()).toEqual([]);
  });

  test('invalid JSON-LD is reported in the console and ignored', () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
    server(jsonLd('{"@type": "Article", }'));
    start();
    expect(document.querySelectorAll('script[data-inlay-subject=article]')).toHaveLength(1);
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });
});

describe('A subject that comes into view without a page load', () => {
  const next = {
    kind: 'article',
    title: 'The next entry',
    description: 'Of the blog.',
    url: '/insights/the-next-entry?utm_source=mail',
    standardImage: '/next.jpg',
  } as const;

  test('replaces title, description, URL, image and JSON-LD, and restores the server-rendered ones', () => {
    server(
      `<title>Mine</title><meta name="description" content="Mine"><link rel="canonical" href="/mine"><meta property="og:image" content="/mine.png"><meta property="og:image:height" content="900">${jsonLd({ '@type': 'Article', headline: 'Mine' })}`,
      '<h1>The quiet factory</h1><h2>The next entry</h2>',
    );
    const before = document.head.innerHTML;
    start();
    const completed = document.head.innerHTML;
    publish('subject-changed', next);
    expect(document.title).toBe('The next entry | Alder & Voss');
    expect(canonical()).toBe(`${location.origin}/insights/the-next-entry`);
    expect(attribute('meta[name=description]')).toBe('Of the blog.');
    expect(attribute('meta[property="og:image"]')).toBe(`${location.origin}/next.jpg`);
    expect(document.querySelector('meta[property="og:image:height"]')).toBeNull();
    expect(described('Article').map(({ headline }) => headline)).toEqual(['The next entry']);
    publish('subject-changed', { ...next, title: 'The quiet factory' });
    expect(described('Article').map(({ headline }) => headline)).toEqual(['The quiet factory']);
    publish('subject-changed', null);
    expect(
      [...document.head.children]
        .map(({ outerHTML }) => outerHTML)
        .sort()
        .join(),
    ).toBe(
      [...new DOMParser().parseFromString(completed, 'text/html').head.children]
        .map(({ outerHTML }) => outerHTML)
        .sort()
        .join(),
    );
    expect(completed).toContain(before);
  });

  test('leaves what a router has written for the next page', () => {
    server('<title>Mine</title><link rel="canonical" href="/mine">', '<h1>The quiet factory</h1>');
    start();
    publish('subject-changed', next);
    document.title = 'The next page';
    document.querySelector('link[rel=canonical]')!.setAttribute('href', '/the-next-page');
    publish('subject-changed', null);
    expect(document.title).toBe('The next page');
    expect(canonical()).toBe('/the-next-page');
  });

  test('removes one node from a server-rendered graph, and keeps the others', () => {
    server(
      jsonLd({
        '@context': 'https://schema.org',
        '@graph': [
          { '@type': 'Organization', name: 'Mine' },
          { '@type': 'JobPosting', title: 'Mine' },
        ],
      }),
    );
    start({});
    publish('subject-changed', { kind: 'job', title: 'The quiet factory' });
    expect(scripts().map((text) => JSON.parse(text) as unknown)).toEqual([
      { '@context': 'https://schema.org', '@graph': [{ '@type': 'Organization', name: 'Mine' }] },
    ]);
    publish('subject-changed', null);
    expect(scripts()[0]).toContain('JobPosting');
  });

  test('may be hidden, but does not publish a page that the server hides', () => {
    server('<meta name="robots" content="noindex">');
    start({});
    publish('subject-changed', next);
    expect(robots()).toBe('noindex');
    publish('subject-changed', { ...next, hideFromSearchEngines: true });
    expect(robots()).toBe('noindex,nofollow');
    publish('subject-changed', null);
    expect(robots()).toBe('noindex');
  });

  test('is used even if it was published before the service started', () => {
    publish('subject-changed', next);
    start();
    expect(document.title).toBe('The next entry | Alder & Voss');
  });
});

describe('Hostile values', () => {
  test('are escaped, and cannot close the script element', () => {
    const title = '</script><img src=x onerror=alert(1)><!--';
    server('', '<h1></h1>');
    document.querySelector('h1')!.textContent = title;
    start({ kind: 'article', title });
    expect(document.querySelector('img')).toBeNull();
    expect(scripts()[0]).not.toContain('<');
    expect(described('Article')[0]!['headline']).toBe(title);
    expect(
      new DOMParser().parseFromString(document.documentElement.outerHTML, 'text/html').querySelector('img'),
    ).toBeNull();
  });

  test('are not accepted as URLs', () => {
    start({
      ...ARTICLE,
      url: 'https://evil.example/',
      standardImage: 'javascript:alert(1)',
      authors: [{ name: 'Ada', url: 'data:text/html,1' }],
    });
    expect(canonical()).toBe(`${location.origin}/insights/the-quiet-factory`);
    expect(document.querySelector('meta[property="og:image"]')).toBeNull();
    expect(described('Article')[0]).toMatchObject({ author: [{ '@type': 'Person', name: 'Ada' }] });
    expect(scripts().join()).not.toMatch(/javascript:|data:|evil/);
  });

  test.each([
    null,
    7,
    'text',
    [],
    { title: {} },
    { title: [], standardImage: 7, authors: 'x', locations: [null], alternateLanguages: { url: 1 } },
  ])('are left out: %j', (subject) => {
    start({});
    const before = document.head.innerHTML;
    publish('subject-changed', subject as never);
    expect(document.head.innerHTML).toBe(before);
  });
});
