import userEvent from '@testing-library/user-event';
import { screen, within } from 'testing';
import { connectFootnotes } from './connect-footnotes';

const texts = {
  reference: (number: string) => `Note ${number}`,
  back: (number: string) => `Back to the text, note ${number}`,
  backAgain: (number: string, position: number) => `Back to the text, note ${number}, place ${position}`,
};

function connect(text: string, list: string) {
  document.body.innerHTML = `<article>${text}</article><section>${list}</section>`;
  const notes: string[] = [];
  const before = document.body.innerHTML;
  const disconnect = connectFootnotes({
    text: document.querySelector('article')!,
    list: document.querySelector('section')!,
    texts,
    note: (text) => notes.push(text),
  });
  return { notes, before, disconnect };
}

const sources: [string, string, string][] = [
  [
    'GitHub',
    '<p>Steel<sup><a href="#user-content-fn-1" id="user-content-fnref-1" data-footnote-ref aria-describedby="footnote-label">1</a></sup></p>',
    '<ol><li id="user-content-fn-1"><p>In 2025. <a href="#user-content-fnref-1" data-footnote-backref>↩</a></p></li></ol>',
  ],
  [
    'kramdown',
    '<p>Steel<sup id="fnref:a"><a href="#fn:a" class="footnote">1</a></sup></p>',
    '<div class="footnotes"><ol><li id="fn:a"><p>In 2025. <a href="#fnref:a" class="reversefootnote">&#8617;</a></p></li></ol></div>',
  ],
  [
    'Pandoc',
    '<p>Steel<a href="#fn1" class="footnote-ref" id="fnref1"><sup>1</sup></a></p>',
    '<hr><ol><li id="fn1"><p>In 2025.<a href="#fnref1" class="footnote-back">↩︎</a></p></li></ol>',
  ],
  [
    'Word',
    '<p>Steel<a href="#_ftn1" name="_ftnref1"><span>[1]</span></a></p>',
    '<div><hr><div id="ftn1"><p><a href="#_ftnref1" name="_ftn1"><span>[1]</span></a> In 2025.</p></div></div>',
  ],
  [
    'a system without anchors',
    '<p>Steel<sup>1</sup> from 10<sup>1</sup> m<sup>1</sup></p>',
    '<ol><li>In 2025.</li></ol>',
  ],
  ['a system that links one way', '<p>Steel<sup><a href="/#n">7</a></sup></p>', '<ol><li id="n">In 2025.</li></ol>'],
];

test.each(sources)(
  'as %s writes it, a note is shown at its reference and leads back there, and disconnecting undoes all',
  async (_system, text, list) => {
    const { notes, before, disconnect } = connect(text, list);
    const reference = screen.getByRole('link', { name: 'Note 1' });
    expect(reference).toHaveTextContent(/^\[?1\]?$|^71$/);
    const back = within(document.querySelector('section')!).getAllByRole('link');
    expect(back).toHaveLength(1);
    expect(back[0]).toHaveAccessibleName('Back to the text, note 1');
    const target = decodeURIComponent(back[0]!.getAttribute('href')!.slice(1));
    const element = document.getElementById(target) ?? document.getElementsByName(target)[0]!;
    expect(element.closest('sup, a')!.textContent).toContain('1');
    await userEvent.hover(reference);
    // The tooltip leaves out the link back.
    expect(screen.getByRole('tooltip').textContent!.trim()).toBe('In 2025.');
    await userEvent.unhover(reference);
    expect(notes).toEqual([]);
    disconnect();
    expect(document.body.innerHTML).toBe(before);
  },
);

test('the name of a note does not include the word before it', () => {
  connect(
    '<table><tr><th>Emissions<sup>1</sup></th><th>Price <sup>2</sup></th></tr></table>',
    '<ol><li>In 2025.</li><li>Delivered.</li></ol>',
  );
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Emissions\u00A01', 'Price 2']);
  expect(screen.getByRole('columnheader', { name: /^Emissions\sNote 1$/ })).toBeInTheDocument();
});

test('the numbers in the text are those of the list, whatever was written', () => {
  connect(
    '<p>A<sup><a href="#b">*</a></sup> B<sup><a href="#a">†</a></sup></p>',
    '<ol><li id="a">First</li><li id="b">Second</li></ol>',
  );
  const visibleText = (name: string) =>
    [...screen.getByRole('link', { name }).childNodes]
      .filter((node) => !(node as HTMLElement).hidden)
      .map((node) => node.textContent)
      .join('');
  expect(visibleText('Note 2')).toBe('2');
  expect(visibleText('Note 1')).toBe('1');
});

test('linked and plain numbers can be next to each other', () => {
  const { notes } = connect(
    '<p>A<sup>1</sup> B<sup><a href="#b">2</a></sup> C<sup>3</sup> 10<sup>2</sup></p>',
    '<ol><li>First</li><li id="b">Second</li><li>Third</li></ol>',
  );
  expect(screen.getAllByRole('link', { name: /^Note/ }).map((link) => link.getAttribute('aria-label'))).toEqual([
    'Note 1',
    'Note 2',
    'Note 3',
  ]);
  expect(notes).toEqual([]);
});

test('a note called for twice leads back to both places', () => {
  connect('<p>A<sup><a href="#a">1</a></sup> B<sup><a href="#a">1</a></sup></p>', '<ol><li id="a">First</li></ol>');
  expect(screen.getByRole('link', { name: 'Back to the text, note 1, place 1' })).toHaveAttribute(
    'href',
    '#a-reference-1',
  );
  expect(screen.getByRole('link', { name: 'Back to the text, note 1, place 2' })).toHaveAttribute(
    'href',
    '#a-reference-2',
  );
});

/** The notes that the text references, in order. */
const called = () =>
  [...document.querySelectorAll('article .inlay-footnote-reference')].map((link) => link.getAttribute('aria-label'));

test.each([
  ['a list that starts later', '<p>Ore<sup>3</sup>, coal<sup>4</sup></p>', '<ol start="3"><li>x<li>y</ol>', '3 4'],
  ['items with a number', '<p>Ore<sup>5</sup>, coal<sup>6</sup></p>', '<ol><li value="5">x<li>y</ol>', '5 6'],
  ['roman numbers', '<p>Ore<sup>i</sup>, coal<sup>ii</sup></p>', '<ol type="i"><li>x<li>y</ol>', 'i ii'],
  ['letters', '<p>Ore<sup>a</sup>, coal<sup>b</sup></p>', '<ol type="a"><li>x<li>y</ol>', 'a b'],
  [
    'figures for a list with letters',
    '<p>Ore<sup>1</sup>, coal<sup>2</sup></p>',
    '<ol type="a"><li>x<li>y</ol>',
    'a b',
  ],
  ['several numbers', '<p>Ore<sup>1, 2</sup></p>', '<ol><li>x<li>y</ol>', '1 2'],
  ['a range', '<p>Ore<sup>1–3</sup></p>', '<ol><li>x<li>y<li>z</ol>', '1 2 3'],
  ['numbers in brackets', '<p>Ore<sup>[1][2]</sup></p>', '<ol><li>x<li>y</ol>', '1 2'],
  ['numbers side by side', '<p>Ore<sup>1</sup><sup>2</sup></p>', '<ol><li>x<li>y</ol>', '1 2'],
  ['a note called for twice', '<p>Ore<sup>1</sup>, coal<sup>1</sup></p>', '<ol><li>x</ol>', '1 1'],
  [
    'a link, then the number',
    '<p>Ore<sup><a href="#a">1</a></sup>, coal<sup>1</sup></p>',
    '<ol><li id="a">x</ol>',
    '1 1',
  ],
  [
    'blocks of Word from 3 on',
    '<p>Ore<a href="#_ftn3">[3]</a></p>',
    '<p><a href="#_ftnref3" name="_ftn3">[3]</a> x</p>',
    '3',
  ],
  ['a formula with a note', '<p>CO<sub>2</sub><sup>1</sup></p>', '<ol><li>x</ol>', '1'],
])('%s: each marker is a link to its note', (_name, text, list, expected) => {
  const { before, disconnect } = connect(text, list);
  expect(called()).toEqual(expected.split(' ').map((marker) => `Note ${marker}`));
  const notes = [...document.querySelectorAll('section .inlay-footnote-back')];
  expect(notes).toHaveLength(called().length);
  disconnect();
  expect(document.body.innerHTML).toBe(before);
});

test.each([
  ['<p>Ore<sup>1</sup> and an R<sup>2</sup> of 0.9, coal<sup>2</sup></p>', 'Note 1 Note 2'],
  ['<p>Ore<sup>1</sup> and an R<sup>2</sup> of 0.9</p>', 'Note 1'],
  ['<p>An R<sup>2</sup> of 0.9</p>', ''],
  ['<p>The <i>F</i><sup>1</sup> of E = mc<sup>2</sup></p>', ''],
  [
    '<p>Ore<sup>1</sup>, the 3<sup>rd</sup>, Mc<sup>9</sup>, 10<sup>2</sup>, T<sup>2</sup> and T<sup>2</sup></p>',
    'Note 1',
  ],
])('%s: a formula stays text', (text, expected) => {
  connect(text, '<ol><li>x<li>y</ol>');
  expect(called().join(' ')).toBe(expected);
});

test.each([
  '<p>Ore<sup>1</sup><sup>2</sup></p>',
  '<p>Ore<sup><a href="#a">1</a></sup><sup><a href="#b">2</a></sup></p>',
  '<p>Ore<a href="#a"><sup>1</sup></a><a href="#b"><sup>2</sup></a></p>',
])('%s: two markers side by side do not read as one number', (text) => {
  connect(text, '<ol><li id="a">x<li id="b">y</ol>');
  expect(document.querySelector('article')).toHaveTextContent('Ore 1, 2');
});

test('text that links to a note stays, and keeps its name', () => {
  connect('<p>Ore, <a href="#a">as the survey found</a></p>', '<ol><li id="a">x</li></ol>');
  expect(screen.getByRole('link', { name: 'as the survey found' })).toHaveTextContent('as the survey found');
});

test('a bracket around a link does not get a blank', () => {
  connect('<p>Ore [<a href="#a">1</a>]</p>', '<ol><li id="a">x</li></ol>');
  expect(document.querySelector('article')).toHaveTextContent('Ore [1]');
});

test.each([
  '<ol><li>Ore. See<sup>2</sup></li><li>Coal.</li></ol>',
  '<ol><li>Ore. See <a href="#b">2</a></li><li id="b">Coal.</li></ol>',
])('%s: a note calls for another, which leads back to it', async (list) => {
  const { notes } = connect('<p>Ore<sup>1</sup></p>', list);
  const reference = screen.getByRole('link', { name: 'Note 2' });
  expect(screen.getByRole('link', { name: 'Back to the text, note 2' })).toHaveAttribute('href', `#${reference.id}`);
  await userEvent.hover(reference);
  expect(screen.getByRole('tooltip')).toHaveTextContent('Coal.');
  expect(notes).toEqual([]);
});

test('two texts of one page that use the same names lead to their own notes, and back', () => {
  const text = (word: string) => `<p>${word}<a href="#_ftn1" name="_ftnref1">[1]</a>, again<sup>1</sup></p>`;
  const list = (note: string) => `<div><p><a href="#_ftnref1" name="_ftn1">[1]</a> ${note}</p></div>`;
  document.body.innerHTML = text('Ore') + list('First.') + text('Coal') + list('Second.');
  const before = document.body.innerHTML;
  const textsWithNotes = [...document.querySelectorAll('div')].map((list) => ({ text: document.body, list: list }));
  const ends = textsWithNotes.map((textWithNotes) =>
    connectFootnotes({ ...textWithNotes, pageTexts: textsWithNotes, texts, note() {} }),
  );
  const [first, second] = [...document.querySelectorAll('div')];
  const targets = screen
    .getAllByRole('link', { name: 'Note 1' })
    .map(
      (link) => document.getElementById(link.getAttribute('href')!.slice(1)) ?? document.getElementsByName('_ftn1')[0]!,
    );
  expect(targets.map((target) => (first!.contains(target) ? 1 : second!.contains(target) ? 2 : 0))).toEqual([
    1, 1, 2, 2,
  ]);
  const backs = screen.getAllByRole('link', { name: /^Back/ }).map((link) => link.getAttribute('href')!.slice(1));
  expect(backs).toHaveLength(4);
  expect(new Set(backs).size).toBe(4);
  for (const end of ends.toReversed()) end();
  expect(document.body.innerHTML).toBe(before);
});

test.each(['/insights/steel?id=7', '/insights/steel?id=7&utm_source=mail'])(
  'links with the address of the page are found at %s, and load no page',
  (here) => {
    history.replaceState(null, '', here);
    const { notes } = connect(
      '<p>Steel<a id="r" href="http://localhost/insights/steel?id=7#n">1</a> and <a id="s" href="?id=7#m">2</a>, not <a href="?id=8#n">3</a></p>',
      '<ol><li id="n">In 2025. <a href="/insights/steel?id=7#r">↩</a></li><li id="m">Delivered.</li></ol>',
    );
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a:not([href*="id=8"])'))
      expect(link.href.split('#')[0]).toBe(location.href);
    expect(screen.getAllByRole('link', { name: /^Note/ }).map(({ id }) => id)).toEqual(['r', 's']);
    expect(screen.getAllByRole('link', { name: /^Back/ })).toHaveLength(2);
    expect(notes).toEqual([]);
    history.replaceState(null, '', '/');
  },
);

test('reports notes that do not match to the editor', () => {
  const { notes } = connect(
    '<p>A<a href="#fn1">1</a> B<a href="#fn9">9</a> C<a href="#elsewhere">there</a></p>',
    '<ol><li id="fn1">First</li><li id="fn2">Second</li><li>Third</li></ol>',
  );
  expect(notes).toEqual([
    'the reference "9" in the text leads to no note: add the note, or take the reference away',
    'notes 2, 3 are never called for in the text: put a link to them where they belong',
  ]);
});
