import { choice, content, date, defineProps, flag, group, image, integer, link, list, number, readProps, text, type Members, type Prop } from '..';

const description = 'Something.';

function valueOf(prop: Prop, html: string): unknown {
  document.body.innerHTML = html;
  return readProps('quiz', { it: prop } as Members, document.body.firstElementChild!).props.it;
}

const fromAttribute = (prop: Prop, value: string) => {
  document.body.innerHTML = '<div></div>';
  document.body.firstElementChild!.setAttribute('data-it', value);
  return readProps('quiz', { it: prop } as Members, document.body.firstElementChild!).props.it;
};

const fromJson = (prop: Prop, value: unknown) => valueOf(prop, `<div><script type="application/json">${JSON.stringify({ it: value })}</script></div>`);
const fromContent = (prop: Prop, html: string) => valueOf(prop, `<div>${html}</div>`);

describe('A number', () => {
  test.each([['5', 5], [' 5 ', 5], ['-0.5', -0.5], ['+7', 7], ['.5', 0.5], ['1e3', 1000], ['007', 7]])('"%s" is %s', (given, expected) => {
    expect(fromAttribute(number({ description }), given)).toBe(expected);
  });

  test.each(['five', 'NaN', 'Infinity', '1e999', '0x10', '1_000', '1 000', '70%', '5s', '1,5', '--1', '1.2.3', 'true'])('"%s" is none', (given) => {
    expect(() => fromAttribute(number({ description }), given)).toThrow('must be a number');
  });

  test('an empty one is not zero', () => {
    expect(fromAttribute(number({ description }), '')).toBeUndefined();
    expect(fromJson(number({ description }), null)).toBeUndefined();
    expect(fromJson(number({ description, default: 7 }), '')).toBe(7);
  });

  test('a whole one has no decimals', () => {
    expect(fromAttribute(integer({ description }), '5')).toBe(5);
    expect(() => fromAttribute(integer({ description }), '5.5')).toThrow('must be a whole number, got "5.5"');
  });

  test('its limits are told as a visitor of the documentation reads them', () => {
    expect(integer({ minimum: 1, maximum: 600, unit: 's', description }).limits).toBe('1 to 600 s');
    expect(number({ minimum: 0, description }).limits).toBe('at least 0');
    expect(number({ maximum: 9, description }).limits).toBe('at most 9');
    expect(number({ unit: '%', description }).limits).toBe('%');
  });
});

describe('A flag', () => {
  test.each([['', true], ['true', true], ['TRUE', true], ['1', true], ['yes', true], ['false', false], ['False', false], ['0', false], ['no', false]])('data-it="%s" is %s', (given, expected) => {
    expect(fromAttribute(flag({ description }), given)).toBe(expected);
  });

  test('is no when it is not there, and what its default says', () => {
    expect(valueOf(flag({ description }), '<div></div>')).toBe(false);
    expect(valueOf(flag({ description, default: true }), '<div></div>')).toBe(true);
    expect(fromAttribute(flag({ description, default: true }), 'false')).toBe(false);
  });

  test.each([[true, true], [false, false], [1, true], [0, false], ['false', false], [null, false], ['', false]])('%j in the JSON is %s', (given, expected) => {
    expect(fromJson(flag({ description }), given)).toBe(expected);
  });

  test('anything else is told', () => {
    expect(() => fromAttribute(flag({ description }), 'perhaps')).toThrow('data-it must be true or false, got "perhaps".');
    expect(() => fromJson(flag({ description }), ['true'])).toThrow('"it" in the JSON must be true or false, got a list.');
  });
});

describe('A choice', () => {
  const variant = choice(['default', 'Click'], { description });
  test('does not mind letter case and spaces', () => {
    expect(fromAttribute(variant, ' DEFAULT ')).toBe('default');
    expect(fromContent(variant, '<b data-field="it">click</b>')).toBe('Click');
  });
  test('tells what there is', () => {
    expect(() => fromJson(variant, 'hover')).toThrow('"it" in the JSON must be one of default, Click, got "hover".');
  });
});

describe('A text', () => {
  test.each([['Steel', 'Steel'], [7, '7'], [true, 'true'], ['  ', undefined], [null, undefined], [{ value: 'Wrapped' }, 'Wrapped'], [{ value: null }, undefined]])('%j in the JSON is %j', (given, expected) => {
    expect(fromJson(text({ description }), given)).toBe(expected);
  });
  test('of a field with a value attribute is that value', () => {
    expect(fromContent(text({ description }), '<data data-field="it" value="zurich">Zürich</data>')).toBe('zurich');
  });
});

describe('A date', () => {
  test.each([
    ['<time data-field="it" datetime="2026-03-18">18 March</time>', '2026-03-18'],
    ['<p data-field="it">On <time datetime="2026-03-18T10:00Z">18 March</time></p>', '2026-03-18T10:00Z'],
    ['<p data-field="it">2026-03-18</p>', '2026-03-18'],
  ])('%s', (html, expected) => expect(fromContent(date({ description }), html)).toBe(expected));
  test('that is none is told', () => {
    expect(() => fromAttribute(date({ description }), 'soon')).toThrow('data-it must be a date such as 2026-11-20, got "soon".');
  });
});

describe('A link', () => {
  test.each([
    ['<a data-field="it" href="/a" target="_blank" title="T"> Read\n on </a>', { url: '/a', text: 'Read on', target: '_blank', title: 'T' }],
    ['<a data-field="it" href="/a" target="partner">Read</a>', { url: '/a', text: 'Read', target: '_blank' }],
    ['<a data-field="it" href="/a" target="_top">Read</a>', { url: '/a', text: 'Read', target: '_top' }],
    ['<p data-field="it"><a href="/a">Read on</a></p>', { url: '/a', text: 'Read on' }],
  ])('%s', (html, expected) => expect(fromContent(link({ description }), html)).toEqual(expected));

  test.each([
    ['/a', { url: '/a', text: '' }],
    [{ url: '/a', text: 'Read' }, { url: '/a', text: 'Read' }],
    [{ value: { href: '/a', text: 'Read', linktype: 'internal', target: '' } }, { url: '/a', text: 'Read', target: undefined }],
    [{ value: { linktype: 'anchor', anchor: 'results', text: 'Results' } }, { url: '#results', text: 'Results' }],
    [{ LinkType: 'media', href: '/report.pdf' }, { url: '/report.pdf', text: '/report.pdf' }],
    [{ value: { href: '' } }, undefined],
    ['', undefined],
    [null, undefined],
  ])('%j in the JSON', (given, expected) => expect(fromJson(link({ description }), given)).toEqual(expected));

  test('that is none is told with what to put there', () => {
    expect(() => fromContent(link({ description }), '<p data-field="it">No link</p>')).toThrow('the element data-field="it" must be a link, got <p>. Put an <a href="…"> there.');
  });
});

describe('An image', () => {
  test('of the content keeps what the server knew', () => {
    expect(fromContent(image({ description }), '<figure data-field="it"><img src="/a.avif" alt="Strata" srcset="/b.avif 2x" sizes="50vw" width="1200" height="800px"></figure>')).toEqual({
      src: '/a.avif',
      alt: 'Strata',
      srcset: '/b.avif 2x',
      sizes: '50vw',
      width: 1200,
      height: 800,
    });
  });
  test('without a text is decoration', () => {
    expect(fromContent(image({ description }), '<img data-field="it" src="/a.avif">')).toEqual({ src: '/a.avif', alt: '' });
    expect(fromContent(image({ description }), '<picture><source data-field="it" srcset="/tall.avif 1x, /tall-2.avif 2x" width="1000" height="1200"><img src="/a.avif" alt="Strata"></picture>')).toEqual({
      src: '/tall.avif',
      alt: '',
      srcset: '/tall.avif 1x, /tall-2.avif 2x',
      width: 1000,
      height: 1200,
    });
    expect(fromJson(image({ description }), { value: { src: '/a.avif', width: 'wide' } })).toEqual({ src: '/a.avif', alt: '' });
  });
  test('that is none is told with what to put there', () => {
    expect(() => fromContent(image({ description }), '<p data-field="it">No image</p>')).toThrow('Put an <img src="…" alt="…"> there.');
  });
});

describe('Content', () => {
  test('of the page is the live element', () => {
    const given = fromContent(content({ description }), '<table data-field="it"><tr><td>1</td></tr></table>') as { kind: string; element: Element };
    expect(given.kind).toBe('live');
    expect(given.element.localName).toBe('table');
  });
  test('of JSON and attributes is HTML, sanitised by whoever shows it', () => {
    expect(fromJson(content({ description }), { value: '<p>Steel</p>' })).toEqual({ kind: 'html', html: '<p>Steel</p>' });
    expect(fromAttribute(content({ description }), '<p>Steel</p>')).toEqual({ kind: 'html', html: '<p>Steel</p>' });
  });
});

describe('A list', () => {
  const tags = list(text({ description }), { description });
  test.each([['a, b ,c', ['a', 'b', 'c']], ['["a, b", "c"]', ['a, b', 'c']], [',,', undefined]])('data-it=%j', (given, expected) => expect(fromAttribute(tags, given)).toEqual(expected));
  test.each([[['a', 'b'], ['a', 'b']], ['a', ['a']], [{ value: ['a'] }, ['a']], [[], undefined], [null, undefined], [['a', null, ''], ['a']]])('%j in the JSON', (given, expected) => expect(fromJson(tags, given)).toEqual(expected));
  test('one field is one item', () => expect(fromContent(tags, '<p data-field="it">a</p>')).toEqual(['a']));
  test('broken JSON in the attribute is told', () => expect(() => fromAttribute(tags, '["a"')).toThrow('data-it is not valid JSON'));
});

describe('A group', () => {
  const score = group({ right: integer({ required: true, description }), total: integer({ default: 5, description }) }, { description });
  test('is read from JSON in an attribute', () => expect(fromAttribute(score, '{"right": 3}')).toEqual({ right: 3, total: 5 }));
  test('is read from an element with fields', () => expect(fromContent(score, '<p data-field="it"><b data-field="right">3</b> of <b data-field="total">7</b></p>')).toEqual({ right: 3, total: 7 }));
  test('knows the names of datasources, however they write an id', () => {
    const embed = group({ cerosOembedUrl: text({ description }) }, { description });
    expect(fromJson(embed, { fields: { cerosOembedURL: { value: '/harbour' } } })).toEqual({ cerosOembedUrl: '/harbour' });
    expect(fromJson(list(embed, { description }), [{ 'ceros-oembed-url': '/harbour' }])).toEqual([{ cerosOembedUrl: '/harbour' }]);
  });
  test.each([null, '', { value: null }])('%j in the JSON is none', (given) => expect(fromJson(score, given)).toBeUndefined());
  test('tells which member is wrong', () => {
    expect(() => fromJson(score, { right: 'many' })).toThrow('quiz: "it" in the JSON has a wrong right: it must be a whole number, got "many".');
    expect(() => fromJson(score, {})).toThrow('quiz: "it" in the JSON has no right');
  });
});

test('a declaration tells documentation and catalogue what there is', () => {
  const props = defineProps({ variant: choice(['a', 'b'], { description }), tags: list(text({ description }), { max: 3, description }), title: text({ max: 60, required: true, description: 'The heading.' }) });
  expect(props.variant).toMatchObject({ kind: 'choice', limits: 'a, b', details: ['a', 'b'], required: false });
  expect(props.tags).toMatchObject({ kind: 'list', limits: 'at most 3 items', details: { kind: 'text' } });
  expect(props.title).toMatchObject({ kind: 'text', limits: 'at most 60 characters', required: true, description: 'The heading.' });
});
