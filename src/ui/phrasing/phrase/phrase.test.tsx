import { render } from 'testing';
import { phrase, type Phrase, wordsOf } from './phrase';

const title = phrase({ max: 60, description: 'A title.' });

const readPhrase = (html: string, note = jest.fn()) => {
  const element = document.createElement('h2');
  element.innerHTML = html;
  return title.read({ from: 'content', value: element }, note);
};
const printed = (value: unknown, note = jest.fn()) => title.read({ from: 'json', value }, note);
const renderedHtml = (value: Phrase | undefined) =>
  render(<h3>{value}</h3>).container.firstElementChild!.innerHTML.replaceAll(' class="inlay-phrase__off-the-line"', '');

test.each([
  ['emphasis', 'What does it <em>cost</em>?'],
  ['formulas', 'CO<sub>2</sub> and 10<sup>9</sup> t'],
  ['a line break', 'Sell the heat,<br>keep the power'],
  ['works cited and quotations', '<cite>The Long Now</cite> asks <q>how <i>long</i>?</q>'],
  ['another language', 'The <span lang="de">Energiewende</span>'],
  ['an abbreviation', '<abbr title="combined heat and power">CHP</abbr> pays'],
])('%s in a title stays, from live elements and from a datasource alike', (_, html) => {
  expect(renderedHtml(readPhrase(html))).toBe(html);
  expect(renderedHtml(printed(html))).toBe(html);
  expect(renderedHtml(printed({ value: html }))).toBe(html);
});

test('elements that a title cannot contain are replaced by their text', () => {
  for (const html of [
    '<a href="/x">Heat</a> <font color="red">pays</font>',
    '<span class="x" onclick="alert(1)">Heat</span> pays',
    '<em style="color: red" onclick="alert(1)">Heat</em> pays<img src="x" onerror="alert(1)">',
  ]) {
    for (const value of [readPhrase(html), printed(html)]) {
      expect(wordsOf(value)).toBe('Heat pays');
      expect(renderedHtml(value)).toMatch(/^(?:<em>)?Heat(?:<\/em>)? pays$/);
    }
  }
});

test('elements inside forbidden ones are kept beside the others, each once', () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => {});
  const html = '<em>Heat</em><p><em>pays</em></p><font><em>twice</em></font>';
  for (const value of [readPhrase(html), printed(html)])
    expect(renderedHtml(value)).toBe('<em>Heat</em><em>pays</em><em>twice</em>');
  expect(consoleError).not.toHaveBeenCalled();
  consoleError.mockRestore();
});

test('entities of a datasource are characters, in each spelling, and never become markup', () => {
  expect(printed('R&amp;D &#8211; &#x20AC;9&nbsp;million')).toBe('R&D – €9\u00A0million');
  expect(printed('&lt;em&gt; &constructor; &#0; & so on')).toBe('<em> &constructor; &#0; & so on');
});

test('text that only looks like markup stays text', () => {
  expect(printed('Growth <5 % and > 3 %')).toBe('Growth <5 % and > 3 %');
  expect(title.read({ from: 'attribute', value: 'a <em>b</em>' }, jest.fn())).toBe('a <em>b</em>');
});

test('unclosed elements and stray end tags keep their text', () => {
  expect(renderedHtml(printed('One <em>two <b>three</em> four</i>'))).toBe('One <em>two three</em> four');
  expect(renderedHtml(printed('One <!-- hidden --><em>two'))).toBe('One two');
});

test('a title that is too long is truncated to plain text, with a note', () => {
  const note = jest.fn();
  expect(readPhrase(`<em>${'long '.repeat(20)}</em>`, note)).toHaveLength(60);
  expect(note).toHaveBeenCalledWith({ characters: 60, of: 99 });
});

test('a phrase without text is undefined', () => {
  for (const value of [readPhrase('<em> </em>'), printed('<p> </p>'), printed(''), printed(null)])
    expect(value).toBeUndefined();
});

test('its text is one line for a label', () => {
  expect(wordsOf(readPhrase('  Sell the <em>heat</em>,<br>keep  the power '))).toBe('Sell the heat, keep the power');
  expect(wordsOf(readPhrase('Donau<wbr>dampf<b>schiff</b>'))).toBe('Donaudampfschiff');
});

test('a megabyte of markup is read in no time', () => {
  const started = performance.now();
  for (const open of ['<em>', '<em ', '<!--', '<a>&', '<i lang='])
    for (const times of [1_000, 250_000]) printed(open.repeat(times));
  expect(performance.now() - started).toBeLessThan(500);
});
