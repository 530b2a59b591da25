import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type App, startApp } from './setup/app.ts';

describe('Suggestions of companies', () => {
  let app: App;
  before(async () => (app = await startApp()));
  after(() => app.stop());

  const find = async (term: string) => {
    const { body } = await app.call<{ data: { companies: { name: string }[] } }>('findCompanies', { query: { term } });
    return body.data.companies.map(({ name }) => name);
  };

  it('finds names by the beginning of a word, without accents and capitals', async () => {
    assert.deepEqual(await find('GRUNWALD'), ['Grünwald Pharma']);
    assert.deepEqual(await find(' söh'), ['Bergmann & Söhne']);
  });

  it('finds nothing by a single letter', async () => {
    assert.deepEqual(await find('g'), []);
  });
});
