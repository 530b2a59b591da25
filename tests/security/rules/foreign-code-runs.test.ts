/** The HTML sanitiser: nothing in its output can act, however often it is parsed. */
import { EVIL } from '../setup/page.ts';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { attacksOf, classes } from '../attacks/index.ts';
import { html } from '../grammars/html.ts';
import { findExecutableSinks } from '../setup/judge.ts';
import { watchPrototypes } from '../setup/prototypes.ts';
import { sanitise } from '../../../src/ui/rich-text/sanitise.ts';
import { frameIn } from '../../../src/services/oembed.ts';

describe('HTML from a service cannot', () => {
  for (const name of classes) {
    for (const { text, would } of attacksOf(name))
      test(`${would}: ${JSON.stringify(text).slice(0, 80)}`, () => expectHarmless(text));
  }
});

test('nor can random HTML', () => {
  fc.assert(fc.property(html, expectHarmless), { numRuns: 600 });
});

test('of an answered embed code nothing but one address is used', () => {
  fc.assert(
    fc.property(html, (text) => {
      const address = frameIn(text);
      assert.ok(address === undefined || typeof address === 'string');
    }),
    { numRuns: 600 },
  );
});

test('names and ids in sanitised HTML do not clobber the page', () => {
  for (const { text } of attacksOf('clobbering')) {
    const before = NAMES.map((name) => Reflect.get(document, name) as unknown);
    document.body.replaceChildren(sanitise(text));
    NAMES.forEach((name, index) =>
      assert.equal(Reflect.get(document, name), before[index], `document.${name} after ${text}`),
    );
    document.body.replaceChildren();
  }
});

/** The members of the document that our code reads by name. */
const NAMES = [
  'body',
  'head',
  'documentElement',
  'cookie',
  'URL',
  'readyState',
  'currentScript',
  'querySelector',
  'querySelectorAll',
  'createElement',
  'getElementById',
  'implementation',
  'defaultView',
  'visibilityState',
];

function expectHarmless(text: string) {
  const unchanged = watchPrototypes();
  const once = serialised(sanitise(text));
  expectNothingActs(once, text);
  // Output that is parsed again, by a host's innerHTML or an editor, must stay harmless.
  expectNothingActs(serialised(parsed(once)), text);
  expectNothingActs(serialised(parsed(serialised(parsed(once)))), text);
  unchanged(text);
}

function expectNothingActs(out: string, text: string) {
  const tree = parsed(out);
  assert.deepEqual(findExecutableSinks(tree), [], text);
  const links = [...tree.querySelectorAll<HTMLAnchorElement>('a[target]')];
  assert.ok(
    links.every(({ rel }) => rel.includes('noopener')),
    text,
  );
  assert.doesNotMatch(
    [...tree.querySelectorAll('iframe, script, link')].map(({ outerHTML }) => outerHTML).join(''),
    EVIL,
  );
}

function parsed(text: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = text;
  return template.content;
}

function serialised(nodes: DocumentFragment): string {
  const host = document.createElement('div');
  host.append(nodes.cloneNode(true));
  return host.innerHTML;
}
