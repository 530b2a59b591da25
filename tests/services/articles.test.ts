import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { SavedArticle } from '../../demo/services/articles/shelf.ts';
import type { User } from '../../demo/services/index.ts';
import { type App, startApp } from './setup/app.ts';
import type { Reader } from './setup/people.ts';

interface Page {
  savedArticles: SavedArticle[];
  totalRecords: number;
}

describe('Articles of a reader', () => {
  let app: App;
  before(async () => (app = await startApp()));
  after(() => app.stop());

  const save = (reader: Reader, articleId: string, language = 'en') =>
    app.call('saveArticle', {
      path: { userId: reader.user.id },
      json: { articleId, language },
      headers: reader.signedIn,
    });
  const remove = (reader: Reader, articleId: string, language = 'en') =>
    app.call('removeSavedArticle', { path: { userId: 'me', articleId, language }, headers: reader.signedIn });
  const list = async (reader: Reader, query: Record<string, string> = {}) =>
    (await app.call<Page>('getSavedArticles', { query, headers: reader.signedIn })).body;
  const userOf = async (reader: Reader) =>
    (await app.call<{ data: User }>('getUser', { path: { userId: 'me' }, headers: reader.signedIn })).body.data;

  it('are saved, listed with the latest first, and removed', async () => {
    const reader = await app.newReader();
    assert.deepEqual(await list(reader), { savedArticles: [], totalRecords: 0 });
    assert.equal((await save(reader, 'hydrogen-grows-up')).status, 201);
    app.pass(1);
    assert.equal((await save(reader, 'wasserstoff-wird-erwachsen', 'de')).status, 201);
    const { savedArticles, totalRecords } = await list(reader);
    assert.equal(totalRecords, 2);
    const { description, publishedAt, ...card } = savedArticles[0]!;
    assert.match(description, /\w/);
    assert.match(publishedAt, /^\d{4}-\d\d-\d\d$/);
    assert.deepEqual(card, {
      id: 'wasserstoff-wird-erwachsen',
      language: 'de',
      url: '/de/insights/wasserstoff-wird-erwachsen',
      imageUrl: '/images/strata/hydrogen-grows-up.svg?ratio=3x2',
      title: 'Wasserstoff wird erwachsen',
      type: 'Report',
      isGated: false,
    });
    assert.deepEqual(
      (await userOf(reader)).articles.map(({ id }) => id),
      ['wasserstoff-wird-erwachsen', 'hydrogen-grows-up'],
    );
    assert.equal((await remove(reader, 'wasserstoff-wird-erwachsen', 'de')).status, 204);
    assert.equal((await list(reader)).totalRecords, 1);
  });

  it('come in pages', async () => {
    const reader = await app.newReader();
    for (const slug of ['hydrogen-grows-up', 'the-price-of-waiting', 'a-library-for-machines']) {
      await save(reader, slug);
      app.pass(1);
    }
    const page = await list(reader, { currentOffset: '2', pageSize: '2' });
    assert.deepEqual(
      page.savedArticles.map(({ id }) => id),
      ['hydrogen-grows-up'],
    );
    assert.equal(page.totalRecords, 3);
  });

  it('may be saved or removed twice', async () => {
    const reader = await app.newReader();
    await save(reader, 'hydrogen-grows-up');
    assert.equal((await save(reader, 'hydrogen-grows-up')).status, 201);
    assert.equal((await list(reader)).totalRecords, 1);
    await remove(reader, 'hydrogen-grows-up');
    assert.equal((await remove(reader, 'hydrogen-grows-up')).status, 204);
  });

  it('are rated, the latest rating counts', async () => {
    const reader = await app.newReader();
    const rate = (rating: number, isWrong = false) =>
      app.call('rateArticle', {
        path: { userId: 'me' },
        json: { articleId: 'hydrogen-grows-up', language: 'en', rating },
        headers: reader.signedIn,
        isWrong,
      });
    await rate(2);
    assert.equal((await rate(5)).status, 201);
    assert.deepEqual((await userOf(reader)).userRatings, [
      { articleId: 'hydrogen-grows-up', language: 'en', rating: 5 },
    ]);
    assert.equal((await rate(6, true)).code, 1000);
  });

  it('must exist', async () => {
    const reader = await app.newReader();
    assert.equal((await save(reader, 'no-such-article')).code, 4004);
    assert.equal((await save(reader, 'hydrogen-grows-up', 'ja')).code, 4004);
  });

  it('cannot be read or changed by another reader', async () => {
    const [reader, other] = [await app.newReader(), await app.newReader()];
    const path = { userId: other.user.id };
    const json = { articleId: 'hydrogen-grows-up', language: 'en' };
    assert.equal((await app.call('saveArticle', { path, json, headers: reader.signedIn })).code, 2006);
    assert.equal((await app.call('saveArticle', { path, json })).code, 2001);
    assert.equal((await app.call('getSavedArticles')).code, 2001);
    assert.equal(
      (await app.call('removeSavedArticle', { path: { ...path, articleId: 'x', language: 'en' } })).code,
      2001,
    );
    assert.equal((await app.call('rateArticle', { path, json: { ...json, rating: 1 } })).code, 2001);
  });

  it('are not listed by a page size that makes no sense', async () => {
    const reader = await app.newReader();
    for (const pageSize of ['0', '101', 'many']) {
      assert.equal((await app.call('getSavedArticles', { query: { pageSize }, headers: reader.signedIn })).code, 1000);
    }
  });
});
