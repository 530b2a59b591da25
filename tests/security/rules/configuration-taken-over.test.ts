/** The configuration: JSON in the body of a page chooses no URL, and no key affects more than its own setting. */
import { SITE } from '../setup/page';
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import fc from 'fast-check';
import { attacksOf, textsOf } from '../attacks';
import { json } from '../grammars/json';
import { watchPrototypes } from '../setup/prototypes';
import { configure, serviceBase } from '../../../src/core/config';
import { DEFAULTS, TRUSTED_KEYS, type Config } from '../../../src/core/config/declaration';
import { findSources } from '../../../src/core/config/sources';

console.warn = () => {};
afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
});

test('JSON in the body leaves every address as it was', () => {
  for (const { text } of attacksOf('json')) expectUntouched(text);
  fc.assert(fc.property(json, expectUntouched), { numRuns: 600 });
});

test('nor does it choose where the loader fetches from, which takes addresses from trusted places only', () => {
  for (const { text } of attacksOf('json')) {
    write(document.body, text);
    const trusted = findSources(null).filter(
      ({ isTrusted, values }) => isTrusted && Object.keys(Object(values) as object).length,
    );
    assert.deepEqual(trusted, [], text);
    document.body.replaceChildren();
  }
});

test('every key rejects values of another type than its default', () => {
  const unchanged = watchPrototypes();
  for (const text of textsOf('json', 'event-name', 'message')) {
    for (const value of [text, [text, 1], { x: { toString: text } }, Number.NaN, null]) {
      const values = Object.fromEntries([...Object.keys(DEFAULTS), text].map((key) => [key, value]));
      const config = configure([{ from: 'test', isTrusted: true, values }]) as unknown as Record<string, unknown>;
      assert.deepEqual(Object.keys(config), Object.keys(DEFAULTS));
      for (const [name, standard] of Object.entries(DEFAULTS))
        assert.equal(kindOf(config[name]), kindOf(standard), `${name} = ${text}`);
    }
  }
  unchanged('configuration');
});

test('elements that bear the name of the configuration are no configuration', () => {
  for (const { text } of attacksOf('clobbering')) {
    document.body.innerHTML = text;
    const { services, allowedOrigins, modules, base } = configure(findSources(null));
    assert.deepEqual(
      { services, allowedOrigins, modules, base },
      { services: DEFAULTS.services, allowedOrigins: [], modules: {}, base: '' },
      text,
    );
  }
});

function expectUntouched(text: string) {
  const unchanged = watchPrototypes();
  write(document.body, text);
  const config = configure(findSources(null));
  for (const key of TRUSTED_KEYS as (keyof Config)[])
    assert.deepEqual(config[key], DEFAULTS[key], `${key} after ${text}`);
  assert.ok(new URL(serviceBase('user'), SITE).origin === SITE);
  unchanged(text);
  document.body.replaceChildren();
}

function write(container: HTMLElement, text: string) {
  const script = document.createElement('script');
  script.type = 'application/json';
  script.setAttribute('data-inlay-config', '');
  script.textContent = text;
  container.append(script);
}

function kindOf(value: unknown): string {
  return Array.isArray(value) ? 'list' : typeof value;
}
