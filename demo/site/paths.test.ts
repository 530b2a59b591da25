import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { localPath, returnPath, splitPath, webAddress, withQuery } from './paths.ts';

describe('a path under its language', () => {
  for (const [language, path, expected] of [
    ['en', '/insights', '/insights'],
    ['de', '/insights', '/de/insights'],
    ['ja', '/', '/ja'],
  ] as const) {
    it(`${path} in ${language} is ${expected}`, () => assert.equal(localPath(language, path), expected));
    it(`${expected} leads back to ${path}`, () => assert.deepEqual(splitPath(expected), { language, rest: path }));
  }

  it('is not mistaken for one that only begins alike', () =>
    assert.deepEqual(splitPath('/design'), { language: 'en', rest: '/design' }));
});

describe('the way back after a form', () => {
  const site = 'http://127.0.0.1:4100';

  it('leads to a page of this site, with query and fragment', () =>
    assert.equal(returnPath('/insights/ports?x=1#two', site, '/'), '/insights/ports?x=1#two'));

  for (const address of [
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    '/.//evil.example/',
    'javascript:alert(1)',
    'http://127.0.0.1:4102/',
    '',
    undefined,
  ]) {
    it(`does not follow ${String(address)}`, () => {
      const path = returnPath(address, site, '/fallback');
      assert.equal(new URL(path, site).origin, site);
      assert.doesNotMatch(path, /^\/[/\\]/);
    });
  }
});

describe('an address from the content', () => {
  it('is kept when browsers may follow it', () =>
    assert.equal(webAddress('https://chirp.example/ingrid'), 'https://chirp.example/ingrid'));

  for (const address of ['javascript:alert(1)', 'data:text/html,x', 'ingrid', undefined]) {
    it(`${String(address)} is dropped`, () => assert.equal(webAddress(address), undefined));
  }
});

describe('a query with changes', () => {
  it('keeps the rest, sets and removes', () =>
    assert.equal(
      withQuery('/search', new URLSearchParams('q=a+b&start=11'), { start: undefined, sort: 'date' }),
      '/search?q=a+b&sort=date',
    ));

  it('leaves no question mark behind', () =>
    assert.equal(withQuery('/x', new URLSearchParams('page=2'), { page: '' }), '/x'));
});
