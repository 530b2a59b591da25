import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { SearchAnswer, Suggestions } from '../../demo/services/index.ts';
import { type App, startApp } from './setup/app.ts';

describe('Site search', () => {
  let app: App;
  before(async () => (app = await startApp()));
  after(() => app.stop());

  const search = async (q: string, query: Record<string, string> = {}) =>
    (await app.call<SearchAnswer>('searchPages', { query: { q, ...query } })).body;
  const titles = ({ results }: SearchAnswer) => results.map(({ metatags }) => metatags.title);
  const suggest = async (q: string, lang = 'en') =>
    (await app.call<Suggestions>('suggestTerms', { query: { q, lang } })).body;

  it('puts a title before a topic, and a topic before the text', async () => {
    const { results } = await search('hydrogen', { pageFilter: 'insights' });
    assert.deepEqual(
      results.map(({ id }) => id),
      ['insights/hydrogen-grows-up', 'insights/the-price-of-waiting'],
    );
  });

  it('answers what a result card shows', async () => {
    const [first] = (await search('grows')).results;
    assert.deepEqual(first, {
      id: 'insights/hydrogen-grows-up',
      description: 'Three plants that earn money, and the contract that made it so.',
      metatags: {
        title: 'Hydrogen grows up',
        url: '/insights/hydrogen-grows-up',
        'search-image': '/images/strata/hydrogen-grows-up.svg?ratio=3x2',
        'authors-name': 'Ingrid Solheim',
        'title-location': '',
        'searchresults-tags': 'Energy and Materials|hydrogen|capital projects',
        'searchresults-kind': 'insights',
        'searchresults-date': '2026-03-18',
      },
    });
  });

  it('finds every kind of page, and each by its filter', async () => {
    const ids = async (pageFilter: string) =>
      (await search('hydrogen', { pageFilter })).results.map(({ id }) => id.split('/')[0]);
    assert.deepEqual(new Set(await ids('all')), new Set(['insights', 'people', 'services', 'careers']));
    for (const kind of ['insights', 'people', 'services', 'careers'])
      assert.deepEqual(new Set(await ids(kind)), new Set([kind]));
  });

  it('leads to the pages of the site', async () => {
    const urls = (await search('hydrogen', { rows: '50' })).results.map(({ metatags }) => metatags.url);
    for (const url of [
      '/insights/hydrogen-grows-up',
      '/people/ingrid-solheim',
      '/practices/energy-materials',
      '/careers/jobs/hydrogen-analyst-1961',
    ]) {
      assert.ok(urls.includes(url), `${url} is not in ${urls.join(', ')}`);
    }
  });

  it('knows other forms of a word', async () =>
    assert.deepEqual(titles(await search('catalogues failures')), ['A library for machines']));

  it('finds a word that is only begun', async () =>
    assert.deepEqual(titles(await search('librar')), ['A library for machines']));

  it('sorts by date on request', async () => {
    const { results } = await search('hydrogen', { pageFilter: 'insights', sort: 'date' });
    assert.deepEqual(
      results.map(({ id }) => id),
      ['insights/the-price-of-waiting', 'insights/hydrogen-grows-up'],
    );
  });

  it('counts all results and returns a page, from the requested position', async () => {
    const allResults = await search('hydrogen');
    const part = await search('hydrogen', { start: '2', rows: '1' });
    assert.equal(part.numFound, allResults.numFound);
    assert.deepEqual(part.results, allResults.results.slice(1, 2));
    const beyond = await search('hydrogen', { start: '1000' });
    assert.deepEqual([beyond.numFound, beyond.results], [allResults.numFound, []]);
  });

  it('lists everything, newest first, when nothing is asked', async () => {
    const { numFound, results } = await search('', { pageFilter: 'insights' });
    assert.equal(numFound, 4);
    assert.equal(results[0]?.id, 'insights/the-price-of-waiting');
  });

  it('needs no accents and no capitals', async () => {
    assert.deepEqual(titles(await search('ZURICH', { pageFilter: 'people' })), ['Ingrid Solheim', 'Mateo Ferrer']);
  });

  it('obeys quotes and minus', async () => {
    assert.deepEqual(titles(await search('"price of waiting"')), ['The price of waiting']);
    assert.ok(!titles(await search('hydrogen -plants')).includes('Hydrogen grows up'));
  });

  describe('when a word is misspelt', () => {
    it('shows the results of the right spelling and says so', async () => {
      const answer = await search('hydorgen');
      assert.equal(answer.correctlySpelled, false);
      assert.equal(answer.suggestedQuery, 'hydrogen');
      assert.equal(answer.queryUsedForSearch, 'hydrogen');
      assert.equal(answer.statusMessage, 'Showing results for “hydrogen”. Nothing was found for “hydorgen”.');
      assert.deepEqual(answer.results, (await search('hydrogen')).results);
    });

    it('corrects that word and keeps the others', async () => {
      assert.equal((await search('Ingrid Solhiem')).queryUsedForSearch, 'Ingrid Solheim');
      assert.equal((await search('sustainabilty targets')).queryUsedForSearch, 'Sustainability targets');
      assert.equal((await search('prcie waiting')).queryUsedForSearch, 'price waiting');
    });

    it('shows pages with some of the words if none has all of them correctly spelt', async () => {
      const answer = await search('hydorgen librayr');
      assert.equal(answer.queryUsedForSearch, 'hydrogen library');
      assert.ok(titles(answer).includes('Hydrogen grows up') && titles(answer).includes('A library for machines'));
    });

    it('does the same in German', async () => {
      const answer = await search('wasserstof anlagn', { lang: 'de' });
      assert.equal(answer.queryUsedForSearch, 'Wasserstoff Anlagen');
      assert.match(answer.statusMessage, /^Ergebnisse für „Wasserstoff Anlagen“/);
      assert.deepEqual(titles(answer), ['Wasserstoff wird erwachsen']);
    });
  });

  it('shows pages with some of the words if none has all', async () => {
    const answer = await search('bearing strategy');
    assert.equal(answer.queryUsedForSearch, 'bearing strategy');
    assert.equal(answer.correctlySpelled, true);
    assert.match(answer.statusMessage, /^No page has all of these words/);
    assert.ok(titles(answer).includes('A library for machines') && titles(answer).includes('Strategy on one page'));
  });

  for (const [lang, message] of [
    ['en', 'Check the spelling'],
    ['de', 'Prüfen Sie die Schreibweise'],
    ['ar', 'تحقق من الإملاء'],
    ['ja', '表記を確かめるか'],
  ] as const) {
    it(`says in ${lang} what to try where nothing was found`, async () => {
      const answer = await search('xqzzyw', { lang });
      assert.equal(answer.numFound, 0);
      assert.equal(answer.suggestedQuery, '');
      assert.ok(answer.statusMessage.startsWith(message), answer.statusMessage);
    });
  }

  it('searches German by its own word forms, with and without umlauts', async () => {
    for (const q of ['Haus', 'hauser', 'HÄUSER'])
      assert.deepEqual(titles(await search(q, { lang: 'de' })), ['Häuser, die sich selbst heizen']);
  });

  it('searches Japanese and Arabic, and finds articles in their own language only', async () => {
    assert.deepEqual(titles(await search('水素', { lang: 'ja', pageFilter: 'insights' })), ['水素、大人になる']);
    assert.deepEqual(titles(await search('工場', { lang: 'ja', pageFilter: 'insights' })), ['水素、大人になる']);
    assert.deepEqual(titles(await search('مصنع', { lang: 'ar', pageFilter: 'insights' })), []);
    assert.deepEqual(titles(await search('مصانع', { lang: 'ar', pageFilter: 'insights' })), [
      'الهيدروجين يبلغ سنّ الرشد',
    ]);
  });

  it('counts the results of each filter, even when the selected one has none', async () => {
    const { numFound, filterCounts } = await search('catalogues failures', { pageFilter: 'people' });
    assert.equal(numFound, 0);
    assert.deepEqual(filterCounts, { all: 1, insights: 1 });
  });

  it('takes any text without breaking', async () => {
    for (const q of [
      "'; DROP TABLE pages; --",
      '& | ! ( ) :*',
      '\\',
      '%',
      '"',
      '<script>',
      '💧',
      'a'.repeat(200),
      "d'Ivoire",
    ])
      await search(q);
    assert.ok((await search('hydrogen')).numFound > 0);
  });

  it('refuses numbers out of range, unknown filters and queries without end', async () => {
    const wrong: Record<string, string>[] = [
      { rows: '51' },
      { rows: '0' },
      { start: '0' },
      { start: 'x' },
      { sort: 'size' },
      { pageFilter: 'offices' },
      { q: 'a'.repeat(201) },
    ];
    for (const query of wrong) {
      assert.equal((await app.call('searchPages', { query: { q: '', ...query } })).code, 1000);
    }
  });

  describe('suggestions', () => {
    it('are topics, people and pages, each once', async () => {
      assert.deepEqual(await suggest('hydro'), {
        terms: ['hydrogen'],
        people: [],
        pages: [
          { title: 'Hydrogen grows up', url: '/insights/hydrogen-grows-up' },
          { title: 'Hydrogen analyst', url: '/careers/jobs/hydrogen-analyst-1961' },
        ],
      });
      assert.deepEqual((await suggest('ingr')).people, [{ title: 'Ingrid Solheim', url: '/people/ingrid-solheim' }]);
    });
    it('find titles by a later word', async () =>
      assert.deepEqual(
        (await suggest('hydrogen gro')).pages.map(({ title }) => title),
        ['Hydrogen grows up'],
      ));
    it('are words of the site if no page has that title', async () =>
      assert.deepEqual(await suggest('abwarme', 'de'), { terms: ['Abwärme'], people: [], pages: [] }));
    it('work in Japanese', async () => {
      const { terms, pages } = await suggest('水', 'ja');
      assert.deepEqual([terms, pages.map(({ title }) => title)], [['水素'], ['水素、大人になる']]);
    });
    it('begin with an article in Arabic', async () => {
      assert.deepEqual((await suggest('الط', 'ar')).pages, [
        { title: 'الطاقة والمواد', url: '/practices/energy-materials' },
      ]);
    });
    it('are eight at most, and none for nothing', async () => {
      assert.ok((await suggest('a')).terms.length <= 8);
      for (const q of ['  ', '%']) assert.deepEqual(await suggest(q), { terms: [], people: [], pages: [] });
    });
  });
});
