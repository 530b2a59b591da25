import { segmentsOf } from './highlight';

/** The text with its matches in brackets. */
const highlighted = (text: string, query: string) =>
  segmentsOf(text, query)
    .map((segment) => (segment.isMatch ? `[${segment.text}]` : segment.text))
    .join('');

test.each([
  ['hydrogen', 'Hydrogen grows up', '[Hydrogen] grows up'],
  ['librar', 'A library for machines', 'A [librar]y for machines'],
  ['green steel', 'Steel, but green', '[Steel], but [green]'],
  ['steel steelworks', 'Steelworks', '[Steelworks]'],
  ['age', 'An age of storage', 'An [age] of storage'],
  ['"price of waiting"', 'The price of waiting', 'The [price] [of] [waiting]'],
  ['hydrogen -plants', 'Hydrogen plants', '[Hydrogen] plants'],
  ['hydrogen OR steel', 'Steel or hydrogen', '[Steel] or [hydrogen]'],
  ["d'Ivoire", "Côte d'Ivoire", "Côte [d'Ivoire]"],
  ['R&D', 'R&D in Zürich', '[R&D] in Zürich'],
  ['3.5', 'From 3.5 to 365', 'From [3.5] to 365'],
  ['steel/cement', 'Cement', '[Cement]'],
  // Accents, and scripts with other word boundaries.
  ['zurich', 'Zürich', '[Zürich]'],
  ['Zürich', 'Zurich', '[Zurich]'],
  ['straße', 'Die Straße', 'Die [Straße]'],
  ['Fussball', 'Der Fußball rollt', 'Der [Fußball] rollt'],
  ['Fußball', 'Im FUSSBALL', 'Im [FUSSBALL]'],
  ['strasse', 'STRAẞE und Große Straße', '[STRAẞE] und Große [Straße]'],
  ['malmo', 'Malmø', '[Malmø]'],
  ['Tromsø', 'Tromso', '[Tromso]'],
  ['aero', 'Ærø', '[Ærø]'],
  ['lodz', 'Łódź', '[Łódź]'],
  ['istanbul', 'İstanbul, Diyarbakır', '[İstanbul], Diyarbakır'],
  ['Diyarbakir', 'İstanbul, Diyarbakır', 'İstanbul, [Diyarbakır]'],
  ['wasserstoff', 'Wasserstoffanlage', '[Wasserstoff]anlage'],
  ['水素', '工場の水素', '工場の[水素]'],
  ['か', 'かが', '[か]が'],
  ['مصانع', 'في المصانع', 'في ال[مصانع]'],
  ['محمد', 'مُحَمَّد', '[مُحَمَّد]'],
  // Queries that are no words, or look like patterns.
  ['', 'Hydrogen', 'Hydrogen'],
  ['.*', 'Hydrogen', 'Hydrogen'],
  ['(h', 'Hydrogen', '[H]ydrogen'],
  ['\u0301', 'Hydrogen', 'Hydrogen'],
  ['<b>', '<b>bold</b>', '<[b]>[b]old</[b]>'],
])('%s in "%s"', (query, text, expected) => {
  expect(highlighted(text, query)).toBe(expected);
});

test('what is shown is the text that was given', () => {
  const text = 'Ångström, naïve 💧 가격 が';
  expect(
    segmentsOf(text, 'a ga 가')
      .map((segment) => segment.text)
      .join(''),
  ).toBe(text);
});

test('a query as long as a book is no reason to fail', () => {
  expect(highlighted('Steel and water', `steel ${'x'.repeat(20_000)}`)).toBe('[Steel] and water');
  expect(highlighted('Steel', 'steel '.repeat(20_000))).toBe('[Steel]');
});
