/**
 * Dictionary texts and their values are rendered as text, complete or not, and inherited properties are never printed.
 */
import '../setup/page.ts';
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { attacks, attacksOf } from '../attacks';
import { message } from '../grammars/message';
import { watchPrototypes } from '../setup/prototypes';
import { formatMessage } from '../../../src/core/i18n/format-message';
import { defineMessages, setDictionary, translate } from '../../../src/core/i18n/messages';
import { baseLanguage } from '../../../src/core/i18n/language';

const messages = defineMessages('quiz', {
  next: { en: 'Next question', de: 'Nächste Frage' },
  score: { en: '{right} of {total}', de: '{right} von {total}' },
});

describe('a text of the dictionary cannot', () => {
  for (const { text, would } of attacksOf('template')) test(`${would}: ${text.slice(0, 80)}`, () => expectText(text));
});

test('nor can a text of any other class, or a random one', () => {
  attacks.forEach(({ text }) => expectText(text));
  fc.assert(fc.property(message, expectText), { numRuns: 2_000 });
});

test('a value is printed once, and not read as a message itself', () => {
  for (const { text } of attacks) assert.equal(formatMessage('<{name}>', { name: text }, 'en'), `<${text}>`);
});

test('no key of a dictionary reaches a text that it does not name', () => {
  const unchanged = watchPrototypes();
  for (const { text } of attacks) {
    setDictionary(
      'en',
      Object.fromEntries([
        [text, 'evil'],
        ['__proto__', 'evil'],
        ['quiz.__proto__', 'evil'],
      ]),
    );
    assert.equal(translate(messages, 'en')('next'), 'Next question', text);
  }
  setDictionary('en', {});
  unchanged('dictionary');
});

test('a language is letters or nothing', () => {
  for (const { text } of attacks) assert.match(baseLanguage(text) ?? 'en', /^[a-z]{2,3}$/, text);
});

function expectText(text: string) {
  const out = formatMessage(text, { name: 'Ada', count: 2, kind: 'a' }, 'en');
  assert.equal(typeof out, 'string');
  assert.doesNotMatch(out, /\[native code\]|\[object|^undefined$/, text);
}
