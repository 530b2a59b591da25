import { countableIn, textAt } from './count';

test.each([
  ['1,204', '602', 0.5, '0'],
  ['€9.4 million', undefined],
  ['€19.4 million', '€9.7 million', 0.5, '€0.0 million'],
  ['34%', '17%', 0.5, '0%'],
  ['1.204,50 €', '602,25 €', 0.5, '0,00 €'],
  ['12 000', '6 000', 0.5, '0'],
  ['٢٠٠', '١٠٠', 0.5, '٠'],
  ['10', '5', 0.5, '0'],
  ['9', undefined],
  ['9.99', undefined],
  ['1 in 11', undefined],
  ['2019–2025', undefined],
  ['−40', undefined],
  ['Half', undefined],
])('%s is %s in the middle of its way', (text, middle, progress = 0, start = '') => {
  const countable = countableIn(text);
  if (middle === undefined) return void expect(countable).toBeUndefined();
  expect(textAt(countable!, progress)).toBe(middle);
  expect(textAt(countable!, 0)).toBe(start);
  expect(textAt(countable!, 1)).toBe(text);
});

test('it goes in steps of a hundredth', () => {
  const countable = countableIn('200')!;
  expect(textAt(countable, 0.0149)).toBe('2');
  expect(textAt(countable, 0.0201)).toBe('4');
});
