import { findHits, MOST_HITS } from './find-hits';

function transcript(html: string): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = html;
  return container;
}
const found = (html: string, query: string) =>
  findHits(transcript(html), query).hits.map(({ range }) => range.toString());
const times = (html: string, query: string) => findHits(transcript(html), query).hits.map(({ seconds }) => seconds);

test.each([
  ['case', '<p>The Drum turns.</p>', 'drum', ['Drum']],
  ['accents', '<p>Café and cafe</p>', 'CAFÉ', ['Café', 'cafe']],
  ['other spellings', '<p>Die Straße</p>', 'strasse', ['Straße']],
  ['inline markup', '<p>a <em>red</em> d<b>rum</b></p>', 'red drum', ['red drum']],
  ['line breaks of the source', '<p>red\n   drum</p>', ' red  drum ', ['red\n   drum']],
  ['Japanese', '<p>赤いドラム</p>', 'ドラム', ['ドラム']],
])('a text is found whatever the %s', (_, html, query, expected) => {
  expect(found(html, query)).toEqual(expected);
});

test.each([
  ['an empty query', '<p>a b</p>', ' '],
  ['a single letter', '<p>a b</p>', 'a'],
  ['a text of two paragraphs', '<p>red</p><p>drum</p>', 'red drum'],
  ['a text of two lines', '<p>red<br>drum</p>', 'reddrum'],
  ['a text of two items', '<ul><li>red</li><li>drum</li></ul>', 'reddrum'],
])('%s is not found', (_, html, query) => {
  expect(found(html, query)).toEqual([]);
});

test('results do not overlap', () => {
  expect(found('<p>aaaaa</p>', 'aa')).toEqual(['aa', 'aa']);
});

test.each([
  ['at the beginning of a line', '<p>1:05 The drum</p>', 65],
  ['in its own element', '<p><time>01:02:03</time> The drum</p>', 3723],
  ['in brackets', '<p>Ada [90:00]: The drum</p>', 5400],
  ['after a line break', '<p>0:10 First<br>0:20 The drum</p>', 20],
  ['above', '<h4>12:30</h4><p>First</p><p>The drum</p>', 750],
  ['of the line, and no other', '<p>0:10 The drum</p><p>0:20 Next</p>', 10],
])('a result has the time %s', (_, html, seconds) => {
  expect(times(html, 'drum')).toEqual([seconds]);
});

test.each([
  ['no time', '<p>The drum</p>'],
  ['a time of day in a sentence', '<p>At 10:30 the drum turns.</p>'],
  ['a ratio', '<p>4:3 is the format of the drum</p>'],
  ['a time only after it', '<p>The drum</p><p>0:20 Next</p>'],
])('a result has no time where the transcript has %s', (_, html) => {
  expect(times(html, 'drum')).toEqual([undefined]);
});

test('the excerpt has the text around the result', () => {
  const text = `${'before '.repeat(20)}drum${' after'.repeat(20)}`;
  const [hit] = findHits(transcript(`<p>${text}</p>`), 'drum').hits;
  expect(hit?.excerpt).toMatch(/^(\w+ )?before .*drum.* after/);
  expect(hit!.excerpt.length).toBeLessThanOrEqual(120);
});

test('a single character of Japanese can be a word', () => {
  expect(found('<p>赤いドラム</p>', '赤')).toEqual(['赤']);
});

test('all results are counted, and the first of them are found', () => {
  const { hits, total } = findHits(transcript(`<p>${'the drum '.repeat(2310)}</p>`), 'drum');
  expect([hits.length, total]).toEqual([MOST_HITS, 2310]);
});
