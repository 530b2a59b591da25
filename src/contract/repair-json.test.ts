import { repairJson } from './repair-json';

const GOOD = { title: 'Steel', stories: [{ title: 'One' }, { title: 'Two' }] };
const text = JSON.stringify(GOOD);

describe('JSON that a CMS damaged is repaired', () => {
  test.each([
    ['a byte-order mark', `\uFEFF${text}`, 'a byte-order mark'],
    ['a CDATA section', `<![CDATA[${text}]]>`, 'a CDATA or comment wrapper'],
    ['a CDATA section behind a script comment', `//<![CDATA[\n${text}\n//]]>`, 'a CDATA or comment wrapper'],
    ['an HTML comment', `<!--${text}-->`, 'a CDATA or comment wrapper'],
    [
      'line breaks as <br>',
      text.replaceAll(',', ',<br>\n').replace('{', '{<br />'),
      'line breaks and paragraphs as HTML',
    ],
    ['a paragraph around each line', `<p>${text.replace(',', ',</p>\n<p>')}</p>`, 'line breaks and paragraphs as HTML'],
    ['spans of a rich-text editor', text.replace('{', '<span>{</span>'), 'line breaks and paragraphs as HTML'],
    ['quotes written as &quot;', text.replaceAll('"', '&quot;'), 'quotes written as &quot;'],
    ['quotes written as &#34;', text.replaceAll('"', '&#34;'), 'quotes written as &quot;'],
    ['no-break spaces', text.replaceAll(',', ',\u00A0'), 'no-break spaces'],
    ['no-break spaces as entities', text.replaceAll(',', ',&nbsp;'), 'no-break spaces'],
    [
      'English typographic quotes',
      '{“title”: “Steel”, “stories”: [{“title”: “One”}, {“title”: “Two”}]}',
      'typographic quotes',
    ],
    [
      'German typographic quotes',
      '{„title“: „Steel“, „stories“: [{„title“: „One“}, {„title“: „Two“}]}',
      'typographic quotes',
    ],
    ['a comma too many in an object', text.replace(/\}$/, ',}'), 'a comma too many'],
    ['a comma too many in a list', text.replace(']', ' ,\n]'), 'a comma too many'],
  ])('%s', (_what, mangled, repair) => {
    const repaired = repairJson(mangled);
    expect(JSON.parse(repaired!.text)).toEqual(GOOD);
    expect(repaired!.note).toBe(`the JSON was repaired (${repair}); please correct it`);
  });

  test('numbers and addresses that WordPress changed are restored', () => {
    const repaired = repairJson(
      '{“width”: {“value”: “1500″}, “src”: “/images/steel.svg?ratio=3×2”, “alt”: “A plate of 3×2 m”}',
    );
    expect(JSON.parse(repaired!.text)).toEqual({
      width: { value: '1500' },
      src: '/images/steel.svg?ratio=3x2',
      alt: 'A plate of 3×2 m',
    });
  });

  test('line breaks and tabs inside a text stay line breaks and tabs', () => {
    const repaired = repairJson('{"title": "Steel\nand\r\nwater\tnow"}');
    expect(JSON.parse(repaired!.text)).toEqual({ title: 'Steel\nand\nwater\tnow' });
    expect(repaired!.note).toBe('the JSON was repaired (line breaks inside a text); please correct it');
  });

  test('several kinds of damage together, each named', () => {
    const repaired = repairJson('\uFEFF<!--{<br>\n“title”:\u00A0“Steel”,}-->');
    expect(JSON.parse(repaired!.text)).toEqual({ title: 'Steel' });
    expect(repaired!.note).toBe(
      'the JSON was repaired (a byte-order mark, a CDATA or comment wrapper, line breaks and paragraphs as HTML, no-break spaces, typographic quotes, a comma too many); please correct it',
    );
  });

  test('typographic quotes inside a text stay as the author set them', () => {
    const repaired = repairJson('{"title": "She said “now” twice", }');
    expect(JSON.parse(repaired!.text)).toEqual({ title: 'She said “now” twice' });
  });

  test('text that looks like damage is kept', () => {
    const repaired = repairJson('{"html": "<p>One<br>two,&nbsp;}</p>",}');
    expect(JSON.parse(repaired!.text)).toEqual({ html: '<p>One<br>two,&nbsp;}</p>' });
    expect(repaired!.note).toBe('the JSON was repaired (a comma too many); please correct it');
  });

  test('an escaped entity inside a text is unchanged', () => {
    const repaired = repairJson('{"html": "<a title=&quot;Steel&quot;>Steel</a>",}');
    expect(JSON.parse(repaired!.text)).toEqual({ html: '<a title=&quot;Steel&quot;>Steel</a>' });
  });
});

describe('JSON that cannot be repaired is unchanged', () => {
  test.each([
    '',
    '{',
    '{"title": }',
    '{title: "Steel"}',
    "{'title': 'Steel'}",
    '{"title": "Steel" "year": 1961}',
    'undefined',
    '<br>',
  ])('%s', (broken) => {
    expect(repairJson(broken)).toBeUndefined();
  });

  test('a megabyte of quotes is processed quickly', () => {
    const begin = performance.now();
    expect(repairJson('“'.repeat(1_000_000))).toBeUndefined();
    expect(performance.now() - begin).toBeLessThan(2_000);
  });
});
