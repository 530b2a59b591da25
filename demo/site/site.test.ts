import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { Hono } from 'hono';
import { JSDOM } from 'jsdom';
import { loadContent } from '../content/load.ts';
import type { Services } from '../services/index.ts';
import { eventLists, type EventDocument } from '../services/events/lists.ts';
import { videoLists } from '../services/video/lists.ts';
import { createSite } from './index.ts';
import { localPath } from './paths.ts';

const addresses = { site: 'http://site.test', cdn: 'http://cdn.test', microsite: 'http://partner.test' };

const search: Services['search'] = {
  pages: ({ q }) =>
    Promise.resolve({
      results: [
        {
          id: 'one',
          description: `About ${q} & <b>more</b>`,
          metatags: {
            title: '<i>One</i>',
            url: 'javascript:alert(1)',
            'search-image': '',
            'authors-name': 'A|B',
            'title-location': '',
            'searchresults-tags': 'x|y|z',
            'searchresults-kind': 'insights',
            'searchresults-date': '2026-11-02',
          },
        },
      ],
      numFound: 25,
      correctlySpelled: true,
      suggestedQuery: '',
      queryUsedForSearch: q,
      statusMessage: '',
      filterCounts: { all: 25, insights: 25 },
    }),
  suggestions: () => Promise.resolve({ terms: [], people: [], pages: [] }),
};

// The accounts have their own tests; no form is submitted here.
const content = loadContent();
const jobs = {
  search: async () => ({ numFound: 0, docs: [], facets: {}, without: {} }),
  byId: async (requestedId: string) =>
    content.jobs.filter(({ id }) => id === requestedId).map(({ id, ...job }) => ({ jobID: id, ...job }))[0],
  similar: async () => [],
} as unknown as Services['jobs'];
const eventRows = eventLists(content)[0]!.rows;
const findEvent: Services['findEvent'] = async (requestedId) => {
  const row = eventRows.find(({ id }) => id === requestedId);
  return row && { ...(row.item as EventDocument), isOver: false };
};
const videos = videoLists(content)[0]!.rows.map(({ item }) => item);
const gallery = new Hono().get('/services/video/:account/videos', (c) =>
  c.json({ videos: videos, total: videos.length, hidden: 0, nextCursor: '', facets: {} }),
);
const entries = new Hono().get('/services/articles/:site/:blog/entries/:slug', (c) => {
  const blog = content.blogs.find(({ id }) => id === c.req.param('blog'));
  const entry = blog?.entries.find(({ slug }) => slug === c.req.param('slug'));
  if (!blog || !entry) return c.notFound();
  const { slug: id, title, description, html: body, date: displayDate } = entry;
  const parent = { title: blog.title, url: localPath(blog.language, `/blogs/${blog.id}`) };
  return c.json({
    main: {
      blogEntry: {
        id,
        title,
        description,
        body,
        heroImageRenderStyle: 'Small',
        displayDate,
        blogEntryTags: [],
        authors: [],
        relatedPosts: [],
        parent,
        promoDetails: { hidePromoBar: true },
      },
    },
  });
});
const answers = new Hono().route('/', gallery).route('/', entries);
const services = {
  search,
  jobs,
  findEvent,
  request: answers.request,
  accounts: {} as Services['accounts'],
  social: {} as Services['social'],
};

const site = createSite({ content, services, addresses });
const get = (path: string, headers: Record<string, string> = {}) => site.request(addresses.site + path, { headers });
const open = async (path: string) =>
  new JSDOM(await (await get(path)).text(), { url: addresses.site + path }).window.document;

const templates = [
  '/',
  '/insights',
  '/insights?practice=operations&page=2',
  '/insights/hydrogen-grows-up',
  '/insights/the-quiet-factory',
  '/practices',
  '/practices/strategy',
  '/people',
  '/people/ingrid-solheim',
  '/offices',
  '/offices/countries',
  '/careers',
  '/careers/jobs',
  '/events',
  '/events/calendar',
  '/events/hydrogen-offtake-clinic',
  '/videos',
  '/alumni',
  '/search?q=steel',
  '/account/sign-in',
  '/account/sign-up',
  '/account/confirm?token=abc',
  '/account/forgot-password',
  '/account/reset-password?token=a&uid=b',
  '/account/saved-articles',
  '/account/profile',
  '/privacy-policy',
  '/demo/consent',
  '/demo/data-layer',
  '/demo/regwall/click',
  '/demo/metered/the-quiet-factory',
  '/catalogue',
  '/de',
  '/ar/insights',
  '/ja/search?q=x',
  '/nowhere',
];

describe('every page', () => {
  for (const path of templates) {
    it(`${path} is well made`, async () => {
      const document = await open(path);
      const queryAll = (selector: string) => [...document.querySelectorAll(selector)];
      assert.equal(queryAll('h1').length, 1, 'one main heading');
      assert.ok(document.title && document.documentElement.lang);
      assert.equal(document.documentElement.dir, path.startsWith('/ar') ? 'rtl' : 'ltr');
      assert.deepEqual(queryAll('[style], [onclick]'), [], 'nothing that the policy forbids');
      assert.ok(
        queryAll('script').every(
          (script) => script.hasAttribute('nonce') || /json/.test(script.getAttribute('type') ?? ''),
        ),
      );
      assert.ok(
        queryAll('img').every((img) => ['src', 'alt', 'width', 'height'].every((name) => img.hasAttribute(name))),
      );
      const ids = queryAll('[id]').map(({ id }) => id);
      assert.deepEqual(ids, [...new Set(ids)], 'no id twice');
      assert.ok(
        queryAll('input:not([type="hidden"])').every(
          (input) => input.closest('label') || document.querySelector(`label[for="${input.id}"]`),
        ),
      );
      assert.ok(
        queryAll('a[href]').every((link) =>
          /^(https?:|mailto:|tel:|webcal:|\/(?!\/)|[#?])/.test(link.getAttribute('href') ?? ''),
        ),
      );
      for (const script of queryAll('script[type*="json"]')) JSON.parse(script.textContent ?? '');
    });
  }
});

describe('the links of the site', () => {
  it('lead to pages that exist', async () => {
    // One URL for each path and its parameters: the calendar links to the same page for 2,700 months.
    const seen = new Map([['/', '/']]);
    const broken: string[] = [];
    for (const path of seen.values()) {
      const response = await get(path);
      // A file for registered readers redirects everybody else to the sign-in.
      const isGated = path.startsWith('/reports/') && /sign-?in/.test(response.headers.get('location') ?? '');
      if (response.status !== 200 && !isGated) broken.push(path);
      if (!response.headers.get('content-type')?.startsWith('text/html')) continue;
      // The responses of the services have their own tests.
      for (const [, link = ''] of (await response.text()).matchAll(/(?:href|src)="(\/(?!services\/)[^"#]*)/g)) {
        const address = link.replaceAll('&amp;', '&');
        const kind = address.replaceAll(/=[^&]*/g, '');
        if (!seen.has(kind)) seen.set(kind, address);
      }
    }
    assert.deepEqual(broken, []);
    assert.ok(seen.size > 300);
  });
});

describe('a page of the site', () => {
  it('carries a fresh nonce in its policy', async () => {
    const nonces = await Promise.all(
      [get('/'), get('/')].map(
        async (answer) => /'nonce-([^']+)'/.exec((await answer).headers.get('content-security-policy') ?? '')?.[1],
      ),
    );
    assert.ok(nonces[0] && nonces[0] !== nonces[1]);
  });

  it('requires Trusted Types and leaves jQuery out when asked', async () => {
    const response = await get('/?csp=strict');
    assert.match(response.headers.get('content-security-policy') ?? '', /require-trusted-types-for 'script'/);
    assert.doesNotMatch(await response.text(), /jquery/);
  });

  it('tells the loader that edit mode is on', async () => {
    assert.equal(
      (await open('/?mode=edit')).querySelector('script[src$="loader.js"]')?.getAttribute('data-mode'),
      'edit',
    );
  });

  it('links to the other languages with the referring page, and without secrets of e-mails', async () => {
    const signIn = await open('/account/sign-in?redirectUrl=%2Finsights&token=sealed');
    assert.equal(
      signIn.querySelector('.language-list a[hreflang="de"]')?.getAttribute('href'),
      '/de/account/sign-in?redirectUrl=%2Finsights',
    );
  });

  it('names its other languages', async () => {
    const document = await open('/de/insights/die-leise-fabrik');
    const languages = [...document.querySelectorAll('link[hreflang]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
    assert.ok(
      languages.some(([code, address]) => code === 'en' && address === `${addresses.site}/insights/the-quiet-factory`),
    );
  });
});

describe('a gated article', () => {
  it('says so to search engines, and is complete without a script', async () => {
    const document = await open('/insights/the-quiet-factory');
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
      JSON.parse(script.textContent ?? ''),
    );
    const article = data.find((item) => item['@type'] === 'Article');
    assert.equal(article.isAccessibleForFree, false);
    assert.ok(document.querySelector(article.hasPart.cssSelector)?.textContent?.includes('tally'));
    assert.equal(document.querySelector('[data-module="regwall"]')?.getAttribute('data-page-type'), 'timer');
  });
});

describe('the search page', () => {
  it('escapes the response of a service, and follows no disguised address', async () => {
    const document = await open('/search?q=%3Cscript%3Ealert(1)%3C/script%3E');
    assert.equal(document.querySelector('.rows h3')?.textContent, '<i>One</i>');
    assert.equal(document.querySelector('.rows a')?.getAttribute('href'), '#');
    assert.match(document.querySelector('#results')?.textContent ?? '', /25 results for “<script>/);
  });

  it('says at most three facts of a page', async () => {
    const document = await open('/search?q=steel');
    const facts = [...document.querySelectorAll('.rows .meta > *')].map(({ textContent }) => textContent);
    assert.deepEqual(facts, ['2 Nov 2026', 'A', 'B']);
  });

  it('pages by the position of the first result', async () => {
    const document = await open('/search?q=steel&start=11');
    assert.equal(document.querySelector('.paging [aria-current]')?.textContent, '2');
    assert.equal(document.querySelector('a[rel="next"]')?.getAttribute('href'), '/search?q=steel&start=21');
  });
});

describe('the page of careers', () => {
  it('names the fields of work in its own language, once each', async () => {
    const document = await open('/careers');
    const names = [...document.querySelectorAll('.tags a')].map(({ textContent }) => textContent);
    const german = new Set(content.jobs.flatMap(({ language, interest }) => (language === 'de' ? [interest] : [])));
    const english = new Set(content.jobs.flatMap(({ language, interest }) => (language === 'en' ? [interest] : [])));
    assert.ok(names.length > 5);
    assert.deepEqual(
      names.filter((name) => german.has(name ?? '') && !english.has(name ?? '')),
      [],
    );
  });
});

describe('the footer', () => {
  it('ends a line of cities with the dot, and never begins one with it', async () => {
    const cities = (await open('/')).querySelector('.places')?.textContent ?? '';
    assert.match(cities, /^Zürich\u00a0· /);
    assert.doesNotMatch(cities, / ·/);
  });

  it('leads from each city to its office', async () => {
    const offices = await open('/offices');
    const links = [...(await open('/')).querySelectorAll('.places a')].map((link) => link.getAttribute('href')!);
    assert.ok(links.length > 50);
    for (const link of links) {
      const [path, id] = link.split('#');
      assert.equal(path, '/offices');
      assert.ok(offices.getElementById(id!), link);
    }
  });

  it('counts the offices of the home page as the page of offices does', async () => {
    const figures = [...(await open('/')).querySelectorAll('.statement dd')].map((figure) => figure.textContent);
    const [count] = (await open('/offices')).querySelector('.lede')!.textContent!.split(' ');
    assert.equal(figures[1], count);
  });
});

describe('the menu of languages', () => {
  for (const [path, other] of [
    ['/careers/jobs', '/de/careers/jobs'],
    ['/de/careers/jobs', '/careers/jobs'],
  ] as const)
    it(`leads from ${path} to the positions in the other language`, async () => {
      const links = [...(await open(path)).querySelectorAll('.languages a:not([aria-current])')];
      assert.deepEqual(
        links.map((link) => link.getAttribute('href')),
        [other],
      );
    });
});

describe('an unknown address', () => {
  let document: Document;
  before(async () => (document = await open('/nowhere')));

  it('answers 404', async () => assert.equal((await get('/nowhere')).status, 404));
  it('answers 404 for a file, too', async () => {
    for (const path of ['/media/none.mp4', '/feeds/none.json', '/images/none/x.svg', '/portraits/none.svg'])
      assert.equal((await get(path)).status, 404, path);
  });
  it('answers 404 for a path of a thousand languages', async () =>
    assert.equal((await get(`${'/de'.repeat(1000)}/insights`)).status, 404));
  it('says what happened', () =>
    assert.deepEqual([document.title, document.querySelector('h1')?.textContent], ['404: NotFound', 'Page not found']));
  it('leads home', () => assert.ok(document.querySelector('main a[href="/"]')));
});

describe('a form of the account pages', () => {
  it('is refused when another site sends it', async () => {
    const headers = { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' };
    const response = await site.request(`${addresses.site}/account/sign-in`, {
      method: 'POST',
      headers,
      body: 'email=a&password=b',
    });
    assert.equal(response.status, 403);
  });
});

describe('pages that exist in English only', () => {
  it('are found under every language, with their query', async () => {
    for (const language of ['ar', 'de', 'ja']) {
      const response = await get(`/${language}/offices?country=Norway`);
      assert.deepEqual([response.status, response.headers.get('location')], [302, '/offices?country=Norway']);
    }
  });
  it('leave the home page of a language with a slash at its end in its language', async () => {
    const response = await get('/de/');
    assert.deepEqual([response.status, response.headers.get('location')], [301, `${addresses.site}/de`]);
  });
  it('lead to no other host', async () => {
    for (const path of ['/ar//example.com', '/ar/nowhere']) assert.equal((await get(path)).status, 404);
  });
});
