import { fakeServices } from '../../tests/setup/services';
import { configure } from '../core/config';
import { defineMessages, translate } from '../core/i18n/messages';
import { FORMER_PLACEHOLDERS, FORMER_TEXTS } from '../contract/former-names';
import { FORMER_TEXT, loadDictionary } from './dictionary';
import { setDictionary } from '../core/i18n/messages';

const OPERATION = 'GET /services/content/dictionary/de';
const messages = defineMessages('quiz', { next: { en: 'Next question', de: 'Nächste Frage' } });
const next = () => translate(messages, 'de')('next');
const entries = (text: unknown) => ({ json: { language: 'de', entries: { 'quiz.next': text } } });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  setDictionary('de', {});
  configure([]);
  jest.useFakeTimers({ now: 0, doNotFake: ['queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

test('single texts are overridden by the content service', async () => {
  fakeServices({ [OPERATION]: entries('Weiter') });
  await loadDictionary('de');
  expect(next()).toBe('Weiter');
});

test('a response is cached for five minutes, then requested again', async () => {
  const services = fakeServices({ [OPERATION]: entries('Weiter') });
  await loadDictionary('de');
  jest.setSystemTime(299_000);
  await loadDictionary('de');
  expect(services.calls).toHaveLength(1);
  jest.setSystemTime(301_000);
  services.answer(OPERATION, entries('Fort'));
  await loadDictionary('de');
  expect(services.calls).toHaveLength(2);
  expect(next()).toBe('Fort');
});

test('a dictionary of megabytes works, is not stored, and is reported', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.setItem('inlay:cache:dictionary:de', JSON.stringify({ at: -600_000, entries: { 'quiz.next': 'Alt' } }));
  const other = 'x'.repeat(5_000_000);
  fakeServices({ [OPERATION]: { json: { entries: { 'quiz.next': 'Weiter', 'their.text': other } } } });
  await loadDictionary('de');
  expect(next()).toBe('Weiter');
  expect(localStorage).toHaveLength(0);
  expect(warn).toHaveBeenCalledWith(
    expect.stringMatching(/dictionary for "de" has 50\d{5} characters and is not cached/),
  );
  warn.mockRestore();
});

test('a failed request is retried', async () => {
  const services = fakeServices({ [OPERATION]: { status: 503 } });
  const loaded = loadDictionary('de');
  await jest.advanceTimersByTimeAsync(10);
  services.answer(OPERATION, entries('Weiter'));
  await jest.advanceTimersByTimeAsync(1_000);
  await loaded;
  expect(next()).toBe('Weiter');
});

test('the configured names of the service are used', async () => {
  const services = fakeServices({ 'GET /texts/de.json': { json: { items: { 'quiz.next': 'Weiter' } } } });
  const content = {
    base: '/texts',
    paths: { dictionary: '/{language}.json' },
    response: { dictionary: { entries: 'items' } },
  };
  configure([{ from: 'test', isTrusted: true, values: { services: { content } } }]);
  await loadDictionary('de');
  expect(next()).toBe('Weiter');
  expect(services.calls).toHaveLength(1);
});

test('the code of other requests is not loaded for a plain service', async () => {
  fakeServices({ [OPERATION]: entries('Weiter') });
  await jest.isolateModulesAsync(async () => {
    jest.doMock('../http/request', () => {
      throw new Error('loaded');
    });
    const { loadDictionary: load } = await import('./dictionary');
    const i18n = await import('../core/i18n/messages');
    await load('de');
    expect(i18n.translate(i18n.defineMessages('quiz', { next: { en: 'Next', de: 'Nächste' } }), 'de')('next')).toBe(
      'Weiter',
    );
  });
});

test('while the service is down, uses the texts fetched before, or the built-in ones', async () => {
  const services = fakeServices({ [OPERATION]: { status: 403 } });
  await loadDictionary('de');
  expect(next()).toBe('Nächste Frage');
  services.answer(OPERATION, entries('Weiter'));
  await loadDictionary('de');
  setDictionary('de', {});
  jest.setSystemTime(600_000);
  services.answer(OPERATION, { status: 403 });
  await loadDictionary('de');
  expect(next()).toBe('Weiter');
});

test.each([
  [{ 'quiz.next': 'Weiter' }],
  [{ quiz: { next: 'Weiter' } }],
  [{ entries: { quiz: { next: 'Weiter' } } }],
  [{ data: { entries: { 'quiz.next': 'Weiter' } } }],
])('flat, nested and wrapped texts are read: %j', async (json) => {
  fakeServices({ [OPERATION]: { json } });
  await loadDictionary('de');
  expect(next()).toBe('Weiter');
});

describe('A former key or placeholder', () => {
  const blog = defineMessages('blog', { allEntries: { en: 'All entries', de: 'Alle Beiträge' } });
  const listView = defineMessages('list-view', {
    progress: { en: '{visible} of {total}', de: '{visible} von {total}' },
  });
  let warn: jest.SpyInstance;

  beforeEach(() => (warn = jest.spyOn(console, 'warn').mockImplementation(() => {})));
  afterEach(() => warn.mockRestore());

  test('of a dictionary works, from the service and from the cache, with one warning', async () => {
    fakeServices({ [OPERATION]: { json: { blog: { all: 'Alles' }, 'list-view.progress': '{shown}/{total}' } } });
    await loadDictionary('de');
    setDictionary('de', {});
    await loadDictionary('de');
    expect(translate(blog, 'de')('allEntries')).toBe('Alles');
    expect(translate(listView, 'de')('progress', { visible: 3, total: 9 })).toBe('3/9');
    expect(warn.mock.calls).toEqual([
      ['Inlay: dictionary key "blog.all" is deprecated: it is now "blog.allEntries".'],
      ['Inlay: placeholder "{shown}" of dictionary key "list-view.progress" is deprecated: it is now "{visible}".'],
    ]);
  });

  test('is found in each of its texts', () => {
    for (const former of Object.keys(FORMER_TEXTS)) expect(JSON.stringify({ [former]: '' })).toMatch(FORMER_TEXT);
    for (const names of Object.values(FORMER_PLACEHOLDERS))
      for (const former of Object.keys(names)) expect(JSON.stringify({ key: `{${former}}` })).toMatch(FORMER_TEXT);
  });

  test('is not looked for in a dictionary without one', () => {
    const present = {
      'site-search.placeholder': 'A {visible} word',
      'quiz.next': 'All of it',
      'blog.allEntries': 'All',
    };
    expect(JSON.stringify(present)).not.toMatch(FORMER_TEXT);
  });
});

test('a back end without a dictionary is requested once in a session', async () => {
  const services = fakeServices({ [OPERATION]: { status: 404 } });
  await loadDictionary('de');
  await loadDictionary('de');
  expect(services.calls).toHaveLength(1);
});

test.each([
  [null],
  [[]],
  ['text'],
  [{ entries: null }],
  [{ entries: ['a'] }],
  [{ entries: { 'quiz.next': { html: 'x' } } }],
])('an invalid dictionary changes nothing: %j', async (json) => {
  fakeServices({ [OPERATION]: { json } });
  await loadDictionary('de');
  expect(next()).toBe('Nächste Frage');
});

test('it is requested without a token, and not at all without a content service', async () => {
  document.cookie = 'inlay_access=e30.eyJzdWIiOiI0MiIsImV4cCI6OTk5OTk5OTk5OX0.canary';
  const services = fakeServices({ [OPERATION]: entries('Weiter') });
  await loadDictionary('de');
  expect([...services.calls[0]!.headers].join()).not.toContain('canary');
  configure([{ from: 'test', isTrusted: true, values: { services: { content: '' } } }]);
  await loadDictionary('ja');
  expect(services.calls).toHaveLength(1);
  document.cookie = 'inlay_access=; max-age=0';
});
