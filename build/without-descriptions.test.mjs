import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseAst } from 'rollup/parseAst';
import { withoutDescriptions } from './without-descriptions.mjs';

const strip = (code, id = '/widgets/quiz/props.ts') =>
  withoutDescriptions().transform.call({ parse: parseAst }, code, id)?.code ?? code;

test('what only the catalogue reads does not travel to visitors', () => {
  assert.equal(strip("text({ max: 9, description: 'The heading.' })"), "text({ max: 9, description: '' })");
  assert.equal(
    strip("list(group({ a: flag({ description: 'One' }) }, { description: 'Two' }), { description: 'Three' })"),
    "list(group({ a: flag({ description: '' }) }, { description: '' }), { description: '' })",
  );
});

test('neither does what features declare for several widgets, also by their own kinds', () => {
  assert.equal(
    strip("callToActions({ max: 2, description: 'Where to go.' })", '/src/features/hero/hero-props.ts'),
    "callToActions({ max: 2, description: '' })",
  );
});

test('a message of that name is what visitors read', () => {
  const code = "defineMessages('embeds', { description: 'What it shows' })";
  assert.equal(strip(code, '/src/features/embeds/messages.ts'), code);
});

test('what the message about a missing prop quotes stays', () => {
  const code = "text({ required: true, description: 'The heading.' })";
  assert.equal(strip(code), code);
});

test('a group keeps its options without its description', () => {
  assert.equal(
    strip("group({ id: text({ required: true, description: 'Its id.' }) }, { description: 'An item.' })"),
    "group({ id: text({ required: true, description: '' }) }, { description: '' })",
  );
});

test('leaves props named description, and other code, unchanged', () => {
  const code = "all({ description: text({ required: true, description: 'Words.' }) }, other)";
  assert.equal(strip(code), code);
  assert.equal(strip("text({ description: 'Kept.' })", '/src/ui/Card.tsx'), "text({ description: 'Kept.' })");
});
