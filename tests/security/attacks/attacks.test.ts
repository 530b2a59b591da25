import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attacks, attacksOf, classes } from './';

test('there are more than four hundred attacks, and no text stands twice in one class', () => {
  assert.ok(attacks.length > 400, `${attacks.length} attacks`);
  for (const name of classes) {
    const texts = attacksOf(name).map(({ text }) => text);
    assert.deepEqual(
      texts.filter((text, index) => texts.indexOf(text) !== index),
      [],
      name,
    );
  }
});

test('each attack states its effect', () => {
  for (const attack of attacks) {
    assert.deepEqual(Object.keys(attack), ['text', 'would']);
    assert.match(attack.would, /^[a-z].{5,}[^.]$/, attack.text);
  }
});
