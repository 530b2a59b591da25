import { htmlSnippet as snippet } from './html-snippet';

test.each([
  ['a short text', 'Three plants that earn money.', 'Three plants that earn money.'],
  ['250 characters', 'x'.repeat(250), 'x'.repeat(250)],
  ['one word of 251', 'x'.repeat(251), `${'x'.repeat(250)}…`],
  ['spaces and line breaks', ' Three\n  plants ', 'Three plants'],
  ['words', 'word '.repeat(60), `${'word '.repeat(49)}word…`],
  ['a word that ends at the limit', `${'word '.repeat(49)}words and more`, `${'word '.repeat(49)}words…`],
  ['a word across the limit', `${'word '.repeat(49)}sentence and more`, `${'word '.repeat(48)}word…`],
  ['a comma before the cut', `${'word '.repeat(48)}word, sentences`, `${'word '.repeat(48)}word…`],
  ['Japanese', '水素'.repeat(150), `${'水素'.repeat(125)}…`],
  ['signs of two units', '💧'.repeat(251), `${'💧'.repeat(250)}…`],
  ['a family across the limit', `${'x'.repeat(248)}👨‍👩‍👧‍👦 and more`, `${'x'.repeat(248)}…`],
  ['a flag across the limit', `${'水'.repeat(249)}🇨🇭`, `${'水'.repeat(249)}…`],
  ['HTML from a service', '<p>You <b>lead</b>.</p><p>Oil &amp; gas</p>', 'You lead. Oil & gas'],
  ['nothing', '', ''],
])('%s', (_, text, expected) => {
  expect(snippet(text)).toBe(expected);
});
