import { columnLabels, readSlots, textOf } from './grid';

const rowsOf = (html: string) => {
  document.body.innerHTML = `<table>${html}</table>`;
  return [...document.querySelectorAll('tr')];
};

const placesIn = (html: string) =>
  readSlots(rowsOf(html)).map(({ cell, row, column }) => `${cell.textContent} ${row}/${column}`);

test.each([
  ['<tr><td>a<td>b<tr><td>c<td>d', ['a 0/0', 'b 0/1', 'c 1/0', 'd 1/1']],
  ['<tr><td colspan="2">a<td>b<tr><td>c<td>d<td>e', ['a 0/0', 'b 0/2', 'c 1/0', 'd 1/1', 'e 1/2']],
  ['<tr><td rowspan="2">a<td>b<tr><td>c', ['a 0/0', 'b 0/1', 'c 1/1']],
  ['<tr><td rowspan="0">a<td>b<tr><td>c<tr><td>d', ['a 0/0', 'b 0/1', 'c 1/1', 'd 2/1']],
  ['<tr><td>a<td rowspan="2" colspan="2">b<td>c<tr><td>d<td>e', ['a 0/0', 'b 0/1', 'c 0/3', 'd 1/0', 'e 1/3']],
])('%s', (html, expected) => expect(placesIn(html)).toEqual(expected));

test('a column below two headers is called by both, from the top down', () => {
  const rows = rowsOf('<tr><th rowspan="2">Region<th colspan="2">2025<tr><th>Revenue<th>Staff');
  expect(columnLabels(readSlots(rows))).toEqual(['Region', '2025, Revenue', '2025, Staff']);
});

test('the mark of a footnote is no part of what a cell says', () => {
  const [row] = rowsOf('<tr><th>Share<sup><a href="#n1">1</a></sup> of<br>revenue</th>');
  expect(textOf(row!.cells[0]!)).toBe('Share of revenue');
});
