import { cutText, plainText } from './ItemCard';

test.each([
  ['Short enough', 20, 'Short enough'],
  ['Exactly as long', 15, 'Exactly as long'],
  ['The quiet factory runs all night', 17, 'The quiet factory…'],
  ['The quiet factory runs all night', 16, 'The quiet…'],
  ['The quiet, factory', 11, 'The quiet…'],
  ['The end — or not', 11, 'The end…'],
  [
    'Instandhaltungsrückstandsmanagementverordnungsentwurf',
    40,
    `${'Instandhaltungsrückstandsmanagementverordnungsentwurf'.slice(0, 40)}…`,
  ],
  ['静かな工場は一晩中動き続ける', 7, '静かな工場は一…'],
  ['👩‍🔬🔋', 3, '👩‍🔬…'],
  ['🔋👩‍🔬', 2, '🔋…'],
])('"%s" in %i characters is "%s"', (text, length, expected) => expect(cutText(text, length)).toBe(expected));

test('a description has 125 characters unless asked otherwise', () => {
  expect(cutText('word '.repeat(40))).toBe(`${'word '.repeat(25).trim()}…`);
});

test.each([
  ['Plain words', 'Plain words'],
  ['<p>One</p><p>Two <em>three</em></p>', 'One Two three'],
  ['Steel &amp; water&nbsp;&lt;b&gt;', 'Steel & water <b>'],
  ['&amp;lt;', '&lt;'],
  ['&unknown;', '&unknown;'],
])('the text of "%s" is "%s"', (html, expected) => expect(plainText({ kind: 'html', html })).toBe(expected));
