import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type App, startApp } from './setup/app.ts';

interface Item {
  Description: string;
  code: string;
}

describe('What forms and widgets look up', () => {
  let app: App;
  before(async () => (app = await startApp()));
  after(() => app.stop());

  const companies = async (term: string) =>
    (
      await app.call<{ data: { companies: { name: string }[] } }>('findCompanies', { query: { term } })
    ).body.data.companies.map(({ name }) => name);

  it('job titles in the reader’s language', async () => {
    const titlesIn = async (lang: string) =>
      (await app.call<{ data: { titles: { id: string; name: string }[] } }>('getJobTitles', { query: { lang } })).body
        .data.titles;
    assert.deepEqual(
      (await titlesIn('de')).find(({ id }) => id === 'student'),
      { name: 'Studium, Ausbildung', id: 'student' },
    );
    assert.deepEqual(
      (await titlesIn('de')).map(({ id }) => id),
      (await titlesIn('ja')).map(({ id }) => id),
    );
  });

  it('business functions', async () => {
    const { body } = await app.call<Item[]>('getLookupList_function', { query: { lang: 'ja' } });
    assert.ok(body.some(({ code, Description }) => code === 'finance' && Description === '財務・経理'));
  });

  it('every country, in the order of the reader’s alphabet', async () => {
    const countriesIn = async (lang: string) =>
      (await app.call<Item[]>('getLookupList_country', { query: { lang } })).body;
    const german = await countriesIn('de');
    assert.equal(german.length, 249);
    assert.equal(new Set(german.map(({ code }) => code)).size, 249);
    const order = german.map(({ Description }) => Description);
    assert.deepEqual(order, [...order].sort(new Intl.Collator('de').compare));
    assert.ok(order.indexOf('Österreich') < order.indexOf('Paraguay'));
    assert.equal((await countriesIn('ja')).find(({ code }) => code === 'CH')?.Description, 'スイス');
  });

  it('companies by the beginning of a word, from two letters on', async () => {
    assert.deepEqual(await companies('vo'), ['Alder & Voss', 'Voss Uhrenfabrik']);
    assert.deepEqual(await companies('gru'), ['Grünwald Pharma']);
    assert.deepEqual(await companies('v'), []);
    assert.deepEqual(await companies(''), []);
    assert.ok((await companies('al')).length <= 10);
  });

  it('texts that editors have overridden', async () => {
    const { body } = await app.call('getDictionary', { path: { lang: 'de' } });
    assert.deepEqual(body, { language: 'de', entries: { 'quiz.next': 'Weiter' } });
    assert.equal((await app.call('getDictionary', { path: { lang: 'fr' } })).code, 4004);
  });

  it('the country that the balancer names, else the configured one', async () => {
    assert.deepEqual((await app.call('getCountry', { query: { lang: 'de' } })).body, {
      country_code: 'CH',
      country_name: 'Schweiz',
    });
    const { body } = await app.call('getCountry', { headers: { 'x-client-country': 'jp' } });
    assert.deepEqual(body, { country_code: 'JP', country_name: 'Japan' });
    assert.equal(
      (await app.call<{ country_code: string }>('getCountry', { headers: { 'x-client-country': '<b>' } })).body
        .country_code,
      'CH',
    );
  });

  for (const [header, name] of [
    ['de-CH, fr;q=0.9', 'Schweiz'],
    ['fr, ja;q=0.5, en;q=0.4', 'スイス'],
    ['fr', 'Switzerland'],
    ['*', 'Switzerland'],
    ['ar;q=0', 'Switzerland'],
  ] as const) {
    it(`a language for "${header}"`, async () => {
      const { body } = await app.call<{ country_name: string }>('getCountry', {
        headers: { 'accept-language': header },
      });
      assert.equal(body.country_name, name);
    });
  }
});
