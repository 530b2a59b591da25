import assert from 'node:assert/strict';
import { test } from 'node:test';
import { attributeNames } from './attribute-names.mjs';

const written = (code, id = '/src/forms/fields/PasswordField.tsx') =>
  attributeNames().transform(code, id)?.code ?? code;

test('attributes are written as HTML writes them, by whatever way they reach the element', () => {
  assert.equal(
    written('_jsx("input", { autoComplete: "off", tabIndex: -1 })'),
    '_jsx("input", { autocomplete: "off", tabindex: -1 })',
  );
  assert.equal(
    written('function Field({ autoComplete, ...rest }) { return { autoComplete }; }'),
    'function Field({ autocomplete, ...rest }) { return { autocomplete }; }',
  );
});

test('properties of elements, other words and other people’s code are left alone', () => {
  for (const code of [
    'element.tabIndex = 0',
    'cell.colSpan',
    'const srcSets = []',
    'maxLength: 9',
    '"aria-autoComplete"',
  ])
    assert.equal(written(code), code);
  assert.equal(written('{ srcSet }', '/node_modules/preact/index.js'), '{ srcSet }');
});
