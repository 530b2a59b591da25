import { configure } from '../config';
import { forgetParameters, redirect, safeLink, safeRedirect, shareableAddress, slugOf } from './';

beforeEach(() => {
  history.replaceState(null, '', '/articles/steel');
  configure([{ from: 'test', isTrusted: true, values: { allowedOrigins: ['https://partner.example'] } }]);
});

describe('A link may lead to', () => {
  test.each([
    ['/articles/steel', '/articles/steel'],
    ['articles/steel?a=1#b', 'articles/steel?a=1#b'],
    ['?page=2', '?page=2'],
    ['#results', '#results'],
    ['../a', '../a'],
    ['//partner.example/a', '//partner.example/a'],
    ['https://anywhere.example/a', 'https://anywhere.example/a'],
    ['HTTP://anywhere.example', 'HTTP://anywhere.example'],
    ['mailto:ingrid@example.com?subject=Steel', 'mailto:ingrid@example.com?subject=Steel'],
    ['tel:+41445550100', 'tel:+41445550100'],
    ['  https://anywhere.example  ', 'https://anywhere.example'],
    ['/a report.pdf', '/a%20report.pdf'],
    ['/javascript:alert(1)', '/javascript:alert(1)'],
    ['/a?next=javascript:alert(1)', '/a?next=javascript:alert(1)'],
    ['/zürich', '/zürich'],
  ])('%s', (url, expected) => expect(safeLink(url)).toBe(expected));
});

/** In some browser, each runs a script, reads a file or hides its target. */
const TRICKS = [
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  '\u00A0javascript:alert(1)',
  '\uFEFFjavascript:alert(1)',
  '\u200Bjavascript:alert(1)',
  '\u2028javascript:alert(1)',
  '\u202Ejavascript:alert(1)',
  'java\nscript:alert(1)',
  'java\r\nscript:alert(1)',
  'java\tscript:alert(1)',
  'java\u0000script:alert(1)',
  'java\u0001script:alert(1)',
  'j\u200Bava\u200Bscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript\t:alert(1)',
  'javascript\n:alert(1)',
  'javascript://partner.example/%0Aalert(1)',
  'javascript://https://partner.example/%0Aalert(1)',
  'JAVASCRIPT://%0aalert(1)',
  'vbscript:msgbox(1)',
  'VBScript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'DATA:text/html,x',
  'd\nata:text/html,x',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'blob:https://partner.example/1',
  'filesystem:https://partner.example/temporary/x',
  'file:///etc/passwd',
  'FILE:///c:/windows',
  'about:blank',
  'view-source:https://partner.example',
  'jar:https://partner.example!/x',
  'ftp://partner.example/a',
  'ws://partner.example',
  'intent://scan/#Intent;scheme=zxing;end',
  'ms-word:ofe|u|https://partner.example/a.docx',
  'feed:javascript:alert(1)',
  'livescript:alert(1)',
  'mocha:alert(1)',
  'chrome://settings',
  'http://',
  'https://[',
];

describe('A link must not lead to', () => {
  test.each(TRICKS.map((trick) => [JSON.stringify(trick), trick]))('%s', (_shown, trick) =>
    expect(safeLink(trick)).toBeUndefined(),
  );
  test.each([[undefined], [''], ['   '], ['\n']])('%j', (empty) => expect(safeLink(empty)).toBeUndefined());
});

describe('A flow may send the visitor to', () => {
  test.each([
    ['/saved', 'http://localhost/saved'],
    ['saved?x=1#y', 'http://localhost/articles/saved?x=1#y'],
    ['http://localhost/saved', 'http://localhost/saved'],
    ['https://partner.example/a', 'https://partner.example/a'],
    ['https://PARTNER.example:443/a', 'https://partner.example/a'],
  ])('%s', (url, expected) => expect(safeRedirect(url, '/home')).toBe(expected));
});

describe('A flow sends the visitor to its own page instead of', () => {
  test.each(
    [
      ...TRICKS,
      'https://evil.example',
      '//evil.example',
      '///evil.example',
      '////evil.example',
      '\\\\evil.example',
      '/\\evil.example',
      '\\/evil.example',
      '/\t/evil.example',
      '/\n/evil.example',
      ' //evil.example',
      '\u00A0//evil.example',
      'https:evil.example',
      'https:/evil.example',
      'https:\\\\evil.example',
      'https://partner.example.evil.example',
      'https://evil.example/https://partner.example',
      'https://partner.example@evil.example',
      'https://partner.example%40evil.example',
      'https://partner.example:evil@evil.example',
      'https://user:secret@partner.example/',
      'https://user@localhost/',
      'http://partner.example/a',
      'https://partner.example:8443/',
      'https://sub.partner.example/',
      'https://partner.example./',
      'https://partner。example/',
      'http://localhost:81/',
      'https://evil.example#@partner.example',
      'https://evil.example?partner.example',
      'https://evil.example\\.partner.example',
      'mailto:ingrid@example.com',
      'tel:+41445550100',
    ].map((trick) => [JSON.stringify(trick), trick]),
  )('%s', (_shown, trick) => {
    const target = new URL(safeRedirect(trick, '/home'), location.href);
    // It is fine to stay where a browser would leave; leaving where it would stay never is.
    expect(['http://localhost', 'https://partner.example']).toContain(target.origin);
    expect(target.host).not.toContain('evil');
    expect(`${target.username}${target.password}`).toBe('');
  });

  test.each([[undefined], [null], ['']])('%j', (empty) => expect(safeRedirect(empty, '/home')).toBe('/home'));
  test('what the host lets <base> say', () => {
    document.head.insertAdjacentHTML('beforeend', '<base href="https://evil.example/">');
    expect(safeRedirect('/saved', '/home')).toBe('http://localhost/saved');
    document.querySelector('base')!.remove();
  });
});

test('a place on this very page is gone to', () => {
  redirect('#results');
  expect(location.href).toBe('http://localhost/articles/steel#results');
});

test('a secret in the address is taken out, the rest and its history entry stay', () => {
  history.replaceState({ position: 3 }, '', '/account/reset?token=canary&uid=7&page=2#form');
  const entries = history.length;
  forgetParameters('token', 'uid');
  expect(location.href).toBe('http://localhost/account/reset?page=2#form');
  expect(history.state).toEqual({ position: 3 });
  expect(history.length).toBe(entries);
});

describe('An address to share', () => {
  test.each([
    ['/a?chapter=2&topic=energy#part', '/a?chapter=2&topic=energy#part'],
    ['/account/reset?token=abc&uid=42', '/account/reset'],
    ['/news?subcode=W1&eid=99&page=3', '/news?page=3'],
    ['/a?Email=ingrid@example.com&b=1', '/a?b=1'],
    ['/a?for=ingrid%40example.com', '/a'],
    ['/a?access_token=x&otp=123456&code=7', '/a'],
    ['/a?s=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI0MiJ9.x1', '/a'],
    ['/a?key=0123456789abcdef0123456789abcdef', '/a'],
    ['/a?redirectUrl=%2Fb&cid=soc-web-x', '/a'],
    ['/a#/signin', '/a'],
    ['/a#signin', '/a'],
    ['/a#/confirm/0123456789abcdef0123456789abcdef', '/a'],
    ['/a#/tag/energy', '/a#/tag/energy'],
  ])('%s is %s', (url, expected) => expect(shareableAddress(url)).toBe(location.origin + expected));

  // Without bounds each takes four seconds or more.
  test.each([
    'a'.repeat(60_000),
    'a-'.repeat(30_000),
    'a.'.repeat(30_000),
    'eyJ-'.repeat(16_000),
    'aA-'.repeat(20_000),
  ])('is ready within a moment for a long query: %.8s…', (query) => {
    const began = performance.now();
    shareableAddress(`/a?q=${query}`);
    expect(performance.now() - began).toBeLessThan(1500);
  });

  test('holds no name and password', () =>
    expect(shareableAddress('https://ingrid:secret@alder-voss.example/a')).toBe('https://alder-voss.example/a'));
  test.each(['javascript:alert(1)', 'mailto:ingrid@example.com', 'http://['])('is not %s', (url) =>
    expect(shareableAddress(url)).toBeUndefined(),
  );
});

test.each([
  ['Mine & Möbel', 'mine-mobel'],
  ['  What the night shift knows?  ', 'what-the-night-shift-knows'],
  ['already-a-slug', 'already-a-slug'],
  ['能源 2026', '能源-2026'],
  ['?!', ''],
])('the name "%s" is "%s" in an address', (name, slug) => expect(slugOf(name)).toBe(slug));
