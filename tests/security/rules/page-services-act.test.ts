/** Page services: values of cookies, storage, other tabs and globals change neither what runs nor what is stored. */
import '../setup/page.ts';
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import fc from 'fast-check';
import { attacks, textsOf } from '../attacks';
import { watchPrototypes } from '../setup/prototypes';
import { config, configure, publish, subscribe } from '../../../src/core';
import { campaign } from '../../../src/features/visitor/campaign';
import { scrubbed } from '../../../src/page/analytics/scrub';
import { storeCampaign } from '../../../src/page/campaign';
import { removeTraces } from '../../../src/page/consent/clean-up';
import { readChoice } from '../../../src/page/consent/built-in';
import { tools } from '../../../src/page/consent/tools';
import { startMetadata } from '../../../src/page/metadata';
import { addLiveRegion, nameLanguage, preloadFonts, addSkipLink } from '../../../src/page/shell/document';
import { addFooter } from '../../../src/page/shell/footer';
import { startTags } from '../../../src/page/tags';

console.error = () => {};

afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test('no attack is the address of a tag, nor one of its attributes', () => {
  for (const { text } of attacks) {
    configure([
      {
        from: 'test',
        isTrusted: true,
        values: {
          tags: {
            first: { src: text, group: 'none' },
            second: {
              src: 'https://tags.example/second.js',
              group: 'none',
              attributes: { [`on${text}`]: text, onload: text },
            },
          },
        },
      },
    ]);
    startTags()();
    for (const { src } of document.head.querySelectorAll('script')) assert.match(src, /^https?:/, text);
    assert.deepEqual(
      [...document.querySelectorAll('script')]
        .flatMap(({ attributes }) => [...attributes].map(({ name }) => name))
        .filter((name) => name.startsWith('on')),
      [],
      text,
    );
    document.head.replaceChildren();
  }
});

test('a campaign is one cookie of a hundred characters at most, whatever the address says', () => {
  // The last is cut within a surrogate pair.
  for (const text of [...attacks.map(({ text }) => text), `${'a'.repeat(99)}🜂`]) {
    configure([
      { from: 'test', isTrusted: true, values: { flags: { cidCookie: true }, analytics: { group: 'none' } } },
    ]);
    const before = document.cookie.split('; ').filter((cookie) => cookie && !cookie.startsWith('inlay_cid='));
    history.replaceState(null, '', `?${new URLSearchParams({ cid: text })}`);
    const expectedCampaign = [...(campaign() ?? '')].slice(0, 100).join('');
    storeCampaign()();
    history.replaceState(null, '', '?');
    const remainingCookies = document.cookie.split('; ').filter(Boolean);
    assert.deepEqual(
      remainingCookies.filter((cookie) => !cookie.startsWith('inlay_cid=')),
      before,
      text,
    );
    assert.equal(campaign(), expectedCampaign || undefined, text);
  }
});

test('structured data contains only text and web addresses, and closes no element', () => {
  const unchanged = watchPrototypes();
  const kinds = ['article', 'event', 'job', 'video', 'person'];
  for (const { text } of attacks) {
    configure([
      {
        from: 'test',
        isTrusted: true,
        values: {
          metadata: {
            firm: text,
            separator: text,
            breadcrumbs: text,
            parameters: [text],
            sources: { [text]: text },
            organisation: { url: text, logo: text, profiles: [text] },
          },
        },
      },
    ]);
    document.head.innerHTML = '<script type="application/ld+json"></script>';
    document.head.querySelector('script')!.textContent = text;
    document.body.innerHTML = '<nav class="breadcrumbs"><a href="/">Home</a></nav><h1></h1>';
    document.querySelector('h1')!.textContent = text;
    const stop = startMetadata(hostile(text));
    for (const kind of kinds) publish('subject-changed', { ...hostile(text), kind } as never);
    publish('subject-changed', (attempt(() => JSON.parse(text) as unknown) ?? null) as never);
    assert.deepEqual(
      [...document.head.children].filter(({ localName }) => !['title', 'meta', 'link', 'script'].includes(localName)),
      [],
      text,
    );
    for (const { type, textContent } of document.querySelectorAll<HTMLScriptElement>('script[data-inlay-subject]')) {
      assert.equal(type, 'application/ld+json', text);
      assert.doesNotMatch(textContent ?? '', /</, text);
      assert.doesNotThrow(() => JSON.parse(textContent ?? ''), text);
    }
    for (const { href, rel } of document.querySelectorAll('link'))
      assert.match(`${rel} ${href}`, /^(canonical https:\/\/site\.example|alternate https?:)/, text);
    for (const meta of document.querySelectorAll('meta'))
      assert.deepEqual(
        [...meta.attributes].map(({ name }) => name).filter((name) => !['name', 'property', 'content'].includes(name)),
        [],
        text,
      );
    stop();
  }
  unchanged('metadata');
});

test('no attack is a link of the footer, a font or a header', () => {
  const unchanged = watchPrototypes();
  document.documentElement.removeAttribute('lang');
  for (const { text } of attacks) {
    configure([
      {
        from: 'test',
        isTrusted: true,
        values: {
          language: text,
          shell: { fonts: [text], footer: text, footers: { [text]: { [text]: text, label: text } } },
        },
      },
    ]);
    document.body.innerHTML = '<main></main>';
    for (const add of [nameLanguage, addSkipLink, addLiveRegion, preloadFonts, addFooter]) add();
    assert.equal(document.querySelectorAll('script, img, svg, iframe, style').length, 0, text);
    for (const { protocol } of document.querySelectorAll('a')) assert.match(protocol, /^(?:https?|mailto|tel):$/, text);
    for (const { href } of document.querySelectorAll('link')) assert.match(href, /^https?:/, text);
    document.head.replaceChildren();
  }
  document.documentElement.lang = 'en';
  unchanged('shell');
});

test('a consent cookie or global is read only as a list of names', () => {
  const unchanged = watchPrototypes();
  for (const text of textsOf('json', 'url', 'markup', 'encoding')) {
    document.cookie = `OptanonConsent=${attempt(() => encodeURIComponent(`groups=${text}`)) ?? text}; path=/`;
    assertNames(tools['onetrust']!().choice()?.groups);
    Object.assign(window, { OnetrustActiveGroups: text });
    assertNames(tools['onetrust']!().choice()?.groups);
    Object.assign(window, { OnetrustActiveGroups: undefined });
  }
  unchanged('consent');
});

test('whatever the cookie of our own tool says is read as names and a date, or not at all', () => {
  const unchanged = watchPrototypes();
  configure([]);
  const today = new Date().toISOString();
  for (const text of textsOf('json', 'url', 'markup', 'encoding')) {
    for (const value of [
      text,
      `version=1&date=${today}&groups=${text}`,
      `version=1&date=${text}&groups=C0002`,
      `version=${text}&date=${today}&groups=C0002`,
    ]) {
      document.cookie = `${config().cookies.consent}=${attempt(() => encodeURIComponent(value)) ?? ''}; path=/`;
      const choice = readChoice();
      assertNames(choice?.groups);
      if (choice) assert.ok(!Number.isNaN(Date.parse(choice.date)), text);
    }
  }
  document.cookie = `${config().cookies.consent}=; path=/; max-age=0`;
  unchanged('the cookie of consent');
});

test('elements that bear the name of a tool are no tool', () => {
  for (const name of ['OneTrust', 'klaro', 'CookieConsent', '__tcfapi']) {
    document.body.innerHTML = `<form id="${name}" name="${name}"><input name="getManager"></form>`;
    for (const [tool, create] of Object.entries(tools))
      if (tool !== 'built-in') assert.equal(create().isThere(), false, name);
  }
});

test('no name of a cookie, and no pattern, deletes our cookies or stops the page', () => {
  configure([]);
  document.cookie = 'inlay_access=ours; path=/';
  for (const { text } of attacks) removeTraces([text, `*${text}*`, '*', `${'*a'.repeat(30)}`]);
  assert.match(document.cookie, /inlay_access=ours/);
});

test('nothing that is reported pollutes, and no attack hides an address of a mail', () => {
  const unchanged = watchPrototypes();
  for (const text of textsOf('json')) scrubbed(attempt(() => JSON.parse(text) as unknown));
  fc.assert(
    fc.property(fc.string({ maxLength: 60 }), (around) =>
      assert.doesNotMatch(
        JSON.stringify(scrubbed({ text: `${around} ada@alder.example ${around}` })),
        /ada@alder\.example/,
      ),
    ),
    { numRuns: 1_000 },
  );
  unchanged('analytics');
});

test('events of any name are received under that name', () => {
  const unchanged = watchPrototypes();
  for (const text of textsOf('event-name')) {
    const stop = subscribe(text, (detail) => assert.deepEqual(detail, { text }));
    publish(text, { text });
    stop();
  }
  unchanged('events');
});

/** The same value everywhere. */
function hostile(text: string) {
  return {
    ...{
      title: text,
      seoTitle: text,
      description: text,
      url: text,
      standardImage: text,
      practice: text,
      sourcePublication: text,
      accessStatus: text,
      hideFromSearchEngines: text,
    },
    ...{
      displayDate: text,
      startTime: text,
      eventLocation: text,
      datePosted: '2026-05-02',
      uploadDate: '2026-05-02',
      duration: text,
      contentUrl: text,
      profiles: [text],
    },
    ...{
      alternateLanguages: [
        { languageCode: text, url: text },
        { languageCode: 'de', url: text },
      ],
      authors: [{ name: text, url: text }],
      locations: [{ city: text, country: text }],
      videos: [{ title: text }],
    },
  };
}

function assertNames(groups: readonly string[] | undefined) {
  for (const group of groups ?? []) assert.equal(typeof group, 'string');
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
