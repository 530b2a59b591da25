import { markersOf } from './numbering';

test.each([
  ['<ol><li>a<li>b</ol>', '1 2'],
  ['<ol start="3"><li>a<li>b</ol>', '3 4'],
  ['<ol><li>a<li value="7">b<li>c</ol>', '1 7 8'],
  ['<ol reversed><li>a<li>b<li>c</ol>', '3 2 1'],
  ['<ol type="i" start="4"><li>a<li>b<li value="9">c</ol>', 'iv v ix'],
  ['<ol type="I"><li>a<li>b</ol>', 'I II'],
  ['<ol type="a" start="26"><li>a<li>b</ol>', 'z aa'],
  ['<ol style="list-style-type: upper-alpha"><li>a<li>b</ol>', 'A B'],
  ['<ul><li>a<li>b</ul>', '1 2'],
])('%s is numbered %s', (html, expected) => {
  document.body.innerHTML = html;
  expect(markersOf(document.body.firstElementChild!).join(' ')).toBe(expected);
});
