import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import postcss from 'postcss';

const sheet = postcss.parse(readFileSync('src/core/styles/tokens.css', 'utf8'));
const docs = readFileSync('docs/theming.md', 'utf8');

const sizes = tokensOf(':where(:root)');
const light = tokensOf(":where(:root, [data-theme='light'])");
const dark = tokensOf(":where([data-theme='dark'], [data-background-theme='ink'])");
const eitherScheme = tokensOf(":where(:root:not([data-theme='light']))");

test('docs/theming.md lists every token with its default', () => {
  assert.ok(sizes.size > 30);
  for (const [name, value] of sizes) assert.ok(docs.includes(`\n| \`${name}\` | \`${value}\` | `), `${name}: ${value}`);
});

test('docs/theming.md lists every colour, light and dark', () => {
  assert.ok(light.size > 10);
  for (const [name, value] of light) {
    if (name === '--inlay-color-scheme') continue;
    const row =
      value === 'initial' ? `\n| \`${name}\` | ` : `\n| \`${name}\` | \`${value}\` | \`${dark.get(name)}\` | `;
    assert.ok(docs.includes(row), row);
  }
});

test('docs/theming.md names no token that is gone', () => {
  const rows = [...docs.matchAll(/^\| `(--inlay-[\w-]+)`/gm)].map(([, name]) => name);
  const unset = ['--inlay-font-text', '--inlay-font-display', '--inlay-font-quote'];
  assert.deepEqual(
    rows.filter((name) => !sizes.has(name) && !light.has(name) && !unset.includes(name)),
    [],
  );
});

test('a page with both colour schemes has the colours of light pages and of dark ones', () => {
  for (const [name, value] of light) {
    if (value === 'initial' || name === '--inlay-color-scheme') continue;
    assert.equal(eitherScheme.get(name), `light-dark(${value}, ${dark.get(name)})`, name);
  }
});

/** In the first rule with this selector. */
function tokensOf(selector) {
  const rule = sheet.nodes
    .flatMap(function within(node) {
      return node.type === 'rule' ? node : (node.nodes ?? []).flatMap(within);
    })
    .find((candidate) => candidate.selector === selector);
  return new Map(rule.nodes.filter(({ type }) => type === 'decl').map(({ prop, value }) => [prop, value]));
}
