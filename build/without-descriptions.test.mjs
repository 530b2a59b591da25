import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseAst } from 'rollup/parseAst';
import { withoutDescriptions } from './without-descriptions.mjs';

const strip = (code, id = '/widgets/quiz/props.ts') =>
  withoutDescriptions().transform.call({ parse: parseAst }, code, id)?.code ?? code;

test('removes texts that only the catalogue reads from the bundle', () => {
  assert.equal(strip("text({ max: 9, description: 'The heading.' })"), "text({ max: 9, description: '' })");
  assert.equal(
    strip("list(group({ a: flag({ description: 'One' }) }, { description: 'Two' }), { description: 'Three' })"),
    "list(group({ a: flag({ description: '' }) }, { description: '' }), { description: '' })",
  );
});

test('also from declarations of features, and of their own kinds', () => {
  assert.equal(
    strip("callToActions({ max: 2, description: 'Where to go.' })", '/src/features/hero/hero-props.ts'),
    "callToActions({ max: 2, description: '' })",
  );
});

test('keeps a message named description, which visitors read', () => {
  const code = "defineMessages('embeds', { description: 'What it shows' })";
  assert.equal(strip(code, '/src/features/embeds/messages.ts'), code);
});

test('keeps the texts that the message about a missing prop quotes', () => {
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
