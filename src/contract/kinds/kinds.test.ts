import {
  choice,
  content,
  date,
  defineProps,
  flag,
  group,
  image,
  integer,
  link,
  list,
  number,
  readDatesWith,
  readProps,
  text,
  UnreadDate,
  type Members,
  type Prop,
} from '..';
import { wordsOf } from '../../runtime/edit/advice';
import { readWrittenDate } from '../../features/dates';
import { limitsIn } from '../limits';

const description = 'Something.';

function read(prop: Prop, html: string) {
  document.body.innerHTML = html;
  return readProps('quiz', { it: prop } as Members, document.body.firstElementChild!);
}

const valueOf = (prop: Prop, html: string): unknown => read(prop, html).props.it;
/** The note for the editor about a value that does not fit; the default is used then. */
const noteOf = (prop: Prop, html: string): string | undefined => read(prop, html).notes.map(wordsOf)[0];

const attribute = (value: string) => `<div data-it="${value.replace(/&/g, '&amp;').replace(/"/g, '&quot;')}"></div>`;
const json = (value: unknown) => `<div><script type="application/json">${JSON.stringify({ it: value })}</script></div>`;

const fromAttribute = (prop: Prop, value: string) => valueOf(prop, attribute(value));
const fromJson = (prop: Prop, value: unknown) => valueOf(prop, json(value));
const fromContent = (prop: Prop, html: string) => valueOf(prop, `<div>${html}</div>`);
const noteOfAttribute = (prop: Prop, value: string) => noteOf(prop, attribute(value));
const noteOfJson = (prop: Prop, value: unknown) => noteOf(prop, json(value));
const noteOfContent = (prop: Prop, html: string) => noteOf(prop, `<div>${html}</div>`);

describe('A number', () => {
  test.each([
    ['5', 5],
    [' 5 ', 5],
    ['-0.5', -0.5],
    ['+7', 7],
    ['.5', 0.5],
    ['1e3', 1000],
    ['007', 7],
  ])('"%s" is %s', (raw, expected) => {
    expect(fromAttribute(number({ description }), raw)).toBe(expected);
  });

  test.each([
    'five',
    'NaN',
    'Infinity',
    '1e999',
    '0x10',
    '1_000',
    '1 000',
    '5s',
    '10px',
    '1,234',
    '--1',
    '1.2.3',
    'true',
    '%',
  ])('"%s" is not a number', (raw) => {
    expect(noteOfAttribute(number({ description }), raw)).toContain('must be a number');
    expect(fromAttribute(number({ description }), raw)).toBeUndefined();
  });

  test.each([
    ['66.67%', '%', 66.67],
    ['66,67 %', '%', 66.67],
    ['70%', undefined, 70],
    ['1,5', undefined, 1.5],
    ['5s', 's', 5],
    ['120 px', 'px', 120],
    ['80px', '%', undefined],
    ['70%', 's', undefined],
  ] as const)('"%s" where it counts in %s is %s', (raw, unit, expected) => {
    expect(fromAttribute(number({ description, ...(unit && { unit }) }), raw)).toBe(expected);
  });

  test('an empty one is not zero', () => {
    expect(fromAttribute(number({ description }), '')).toBeUndefined();
    expect(fromJson(number({ description }), null)).toBeUndefined();
    expect(fromJson(number({ description, default: 7 }), '')).toBe(7);
  });

  test('a whole one has no decimals', () => {
    expect(fromAttribute(integer({ description }), '5')).toBe(5);
    expect(noteOfAttribute(integer({ description, default: 3 }), '5.5')).toBe(
      'data-it must be a whole number, got "5.5". 3 is used.',
    );
    expect(fromAttribute(integer({ description, default: 3 }), '5.5')).toBe(3);
  });

  test('documents its limits in words', () => {
    expect(limitsIn(integer({ minimum: 1, maximum: 600, unit: 's', description }).limits)).toBe('1 to 600 s');
    expect(limitsIn(number({ minimum: 0, description }).limits)).toBe('at least 0');
    expect(limitsIn(number({ maximum: 9, description }).limits)).toBe('at most 9');
    expect(limitsIn(number({ unit: '%', description }).limits)).toBe('%');
  });
});

describe('A flag', () => {
  test.each([
    ['', true],
    ['true', true],
    ['TRUE', true],
    ['1', true],
    ['yes', true],
    ['false', false],
    ['False', false],
    ['0', false],
    ['no', false],
  ])('data-it="%s" is %s', (raw, expected) => {
    expect(fromAttribute(flag({ description }), raw)).toBe(expected);
  });

  test('is false if it is missing, or has its default', () => {
    expect(valueOf(flag({ description }), '<div></div>')).toBe(false);
    expect(valueOf(flag({ description, default: true }), '<div></div>')).toBe(true);
    expect(fromAttribute(flag({ description, default: true }), 'false')).toBe(false);
  });

  test.each([
    [true, true],
    [false, false],
    [1, true],
    [0, false],
    ['false', false],
    [null, false],
    ['', false],
  ])('%j in the JSON is %s', (raw, expected) => {
    expect(fromJson(flag({ description }), raw)).toBe(expected);
  });

  test('reports any other value', () => {
    expect(noteOfAttribute(flag({ description }), 'perhaps')).toBe(
      'data-it must be true or false, got "perhaps". false is used.',
    );
    expect(noteOfJson(flag({ description }), ['true'])).toBe(
      '"it" in the JSON must be true or false, got a list. false is used.',
    );
  });
});

describe('A choice', () => {
  const variant = choice(['default', 'Click'], { description });
  test('does not mind letter case and spaces', () => {
    expect(fromAttribute(variant, ' DEFAULT ')).toBe('default');
    expect(fromContent(variant, '<b data-field="it">click</b>')).toBe('Click');
  });
  test.each([['Count Up'], ['count-up'], ['COUNT_UP'], ['countUp']])(
    'accepts any spelling of compound words: "%s"',
    (raw) => {
      expect(fromAttribute(choice(['count-up', 'none'], { description }), raw)).toBe('count-up');
    },
  );
  test('lists the choices, and the value that is used', () => {
    expect(noteOfJson(variant, 'hover')).toBe(
      '"it" in the JSON must be one of default, Click, got "hover". It is left out.',
    );
    expect(noteOfJson(choice(['a', 'b'], { description, default: 'b' }), 'hover')).toBe(
      '"it" in the JSON must be one of a, b, got "hover". b is used.',
    );
  });
  test('that is required is not made up', () => {
    expect(() => fromJson(choice(['a', 'b'], { description, required: true }), 'hover')).toThrow(
      'quiz: "it" in the JSON must be one of a, b, got "hover".',
    );
  });
});

describe('A text', () => {
  test.each([
    ['Steel', 'Steel'],
    [7, '7'],
    [true, 'true'],
    ['  ', undefined],
    [null, undefined],
    [{ value: 'Wrapped' }, 'Wrapped'],
    [{ value: null }, undefined],
  ])('%j in the JSON is %j', (raw, expected) => {
    expect(fromJson(text({ description }), raw)).toBe(expected);
  });
  test.each([
    ['<ol><li data-field="it" value="3">Third</li></ol>', 'Third'],
    ['<button data-field="it" value="send">Send it</button>', 'Send it'],
    ['<data data-field="it" value="zurich">Zürich</data>', 'Zürich'],
    ['<data data-field="it" value="zurich"></data>', 'zurich'],
    ['<meter data-field="it" value="3">3 of 5</meter>', '3 of 5'],
    ['<input data-field="it" value="Steel">', 'Steel'],
    ['<li data-field="it" value="3" data-value="third">Third</li>', 'third'],
  ])('of %s is %s', (html, expected) => expect(fromContent(text({ description }), html)).toBe(expected));
});

describe('A number, a date, a choice or a flag', () => {
  test.each([
    [integer({ description }), '<data data-field="it" value="12">a dozen</data>', 12],
    [integer({ description }), '<meter data-field="it" value="3">3 of 5</meter>', 3],
    [integer({ description }), '<progress data-field="it" value="7">seven</progress>', 7],
    [integer({ description }), '<ol><li data-field="it" value="3">12</li></ol>', 12],
    [integer({ description }), '<button data-field="it" value="3">12</button>', 12],
    [date({ description }), '<span data-field="it" data-value="2026-11-02">2 November</span>', '2026-11-02'],
    [
      choice(['left', 'right'], { description }),
      '<select><option data-field="it" value="left">On the left</option></select>',
      'left',
    ],
    [flag({ description }), '<data data-field="it" value="true">for registered readers</data>', true],
  ])('prefers the machine-readable value of the element: %#', (prop, html, expected) => {
    expect(fromContent(prop as Parameters<typeof fromContent>[0], html)).toBe(expected);
  });
});

describe('A date', () => {
  test.each([
    ['<time data-field="it" datetime="2026-03-18">18 March</time>', '2026-03-18'],
    ['<p data-field="it">On <time datetime="2026-03-18T10:00Z">18 March</time></p>', '2026-03-18T10:00Z'],
    ['<p data-field="it">2026-03-18</p>', '2026-03-18'],
  ])('%s', (html, expected) => expect(fromContent(date({ description }), html)).toBe(expected));
  test('in another form than ISO 8601 waits for its reader, then is read in the language of its element', () => {
    const html = '<p lang="de-AT"><time data-field="it">14. September 2026</time></p>';
    expect(() => fromContent(date({ description }), html)).toThrow(UnreadDate);
    readDatesWith(readWrittenDate);
    expect(fromContent(date({ description }), html)).toBe('2026-09-14');
    expect(fromJson(date({ description }), '20260301T000000Z')).toBe('2026-03-01');
    expect(noteOfContent(date({ description }), '<p lang="en-GB" data-field="it">04/09/2026</p>')).toBe(
      'it “04/09/2026” is read as September 4, 2026, as the language of the page (en-GB) writes dates. Other countries read it as another day. Write 2026-09-04',
    );
  });
  test('reports an invalid date', () => {
    expect(noteOfAttribute(date({ description }), 'soon')).toBe(
      'data-it must be a date such as 2026-11-20, got "soon". It is left out.',
    );
  });
});

describe('A link', () => {
  test.each([
    [
      '<a data-field="it" href="/a" target="_blank" title="T"> Read\n on </a>',
      { url: '/a', text: 'Read on', target: '_blank', title: 'T' },
    ],
    ['<a data-field="it" href="/a" target="partner">Read</a>', { url: '/a', text: 'Read', target: '_blank' }],
    ['<a data-field="it" href="/a" target="_top">Read</a>', { url: '/a', text: 'Read', target: '_top' }],
    ['<p data-field="it"><a href="/a">Read on</a></p>', { url: '/a', text: 'Read on' }],
  ])('%s', (html, expected) => expect(fromContent(link({ description }), html)).toEqual(expected));

  test.each([
    ['/a', { url: '/a', text: '' }],
    [
      { url: '/a', text: 'Read' },
      { url: '/a', text: 'Read' },
    ],
    [{ value: { href: '/a', text: 'Read', linktype: 'internal', target: '' } }, { url: '/a', text: 'Read' }],
    [{ value: { linktype: 'anchor', anchor: 'results', text: 'Results' } }, { url: '#results', text: 'Results' }],
    [{ value: { linktype: 'anchor', url: '#results', text: 'Results' } }, { url: '#results', text: 'Results' }],
    [
      { LinkType: 'media', href: '/report.pdf' },
      { url: '/report.pdf', text: '/report.pdf' },
    ],
    [
      {
        LinkType: 'internal',
        Text: 'Read',
        Url: '/a',
        Querystring: 'q=1&r=2',
        Anchor: 'sec',
        CssClass: 'more',
        Title: 'T',
        Target: '_blank',
        Name: 'N',
        LinkTitle: 'L',
      },
      { url: '/a?q=1&r=2#sec', text: 'Read', target: '_blank', title: 'T', className: 'more' },
    ],
    [
      { href: '/a?p=0', querystring: '?q=1', anchor: '#sec', class: 'more', text: 'Read' },
      { url: '/a?p=0&q=1#sec', text: 'Read', className: 'more' },
    ],
    [
      { href: '/a?q=1#sec', querystring: 'q=1', anchor: 'sec', text: 'Read' },
      { url: '/a?q=1#sec', text: 'Read' },
    ],
    [
      { Url: '/a#old', QueryString: 'q=1', Name: 'Name' },
      { url: '/a?q=1#old', text: 'Name' },
    ],
    [
      { Url: '/a', LinkTitle: 'Title' },
      { url: '/a', text: 'Title' },
    ],
    [{ LinkType: 'internal', Anchor: 'sec', Text: 'Leads nowhere' }, undefined],
    [{ value: { href: '' } }, undefined],
    ['', undefined],
    [null, undefined],
  ])('%j in the JSON', (raw, expected) => expect(fromJson(link({ description }), raw)).toEqual(expected));

  test('reports an invalid link, with the right form', () => {
    expect(noteOfContent(link({ description }), '<p data-field="it">No link</p>')).toBe(
      'the element data-field="it" must be a link, got <p>. Put an <a href="…"> there. It is left out.',
    );
  });
});

describe('An image', () => {
  test('of the content keeps its server-rendered attributes', () => {
    expect(
      fromContent(
        image({ description }),
        '<figure data-field="it"><img src="/a.avif" alt="Strata" srcset="/b.avif 2x" sizes="50vw" width="1200" height="800px"></figure>',
      ),
    ).toEqual({
      src: '/a.avif',
      alt: 'Strata',
      srcset: '/b.avif 2x',
      sizes: '50vw',
      width: 1200,
      height: 800,
    });
  });
  test('keeps the sources of its picture and how it is loaded', () => {
    expect(
      fromContent(
        image({ description }),
        `<picture data-field="it"><source srcset="/a.avif" type="image/avif" media="(width > 40rem)" sizes="50vw">
          <img src="/a.jpg" alt="Strata" loading="eager" fetchpriority="high" crossorigin=""></picture>`,
      ),
    ).toEqual({
      src: '/a.jpg',
      alt: 'Strata',
      sources: [{ srcSet: '/a.avif', type: 'image/avif', media: '(width > 40rem)', sizes: '50vw' }],
      loading: 'eager',
      fetchPriority: 'high',
      crossOrigin: '',
    });
  });
  test('without a text is decoration', () => {
    expect(fromContent(image({ description }), '<img data-field="it" src="/a.avif">')).toEqual({
      src: '/a.avif',
      alt: '',
    });
    expect(
      fromContent(
        image({ description }),
        '<picture><source data-field="it" srcset="/tall.avif 1x, /tall-2.avif 2x" width="1000" height="1200"><img src="/a.avif" alt="Strata"></picture>',
      ),
    ).toEqual({
      src: '/tall.avif',
      alt: '',
      srcset: '/tall.avif 1x, /tall-2.avif 2x',
      width: 1000,
      height: 1200,
    });
    expect(fromJson(image({ description }), { value: { src: '/a.avif', width: 'wide' } })).toEqual({
      src: '/a.avif',
      alt: '',
    });
  });
  test('reports an invalid image, with the right form', () => {
    expect(noteOfContent(image({ description }), '<p data-field="it">No image</p>')).toContain(
      'Put an <img src="…" alt="…"> there.',
    );
  });
});

describe('Content', () => {
  test('of the page is the live element', () => {
    const raw = fromContent(content({ description }), '<table data-field="it"><tr><td>1</td></tr></table>') as {
      kind: string;
      element: Element;
    };
    expect(raw.kind).toBe('live');
    expect(raw.element.localName).toBe('table');
  });
  test('of JSON and attributes is HTML, sanitised when it is rendered', () => {
    expect(fromJson(content({ description }), { value: '<p>Steel</p>' })).toEqual({
      kind: 'html',
      html: '<p>Steel</p>',
    });
    expect(fromAttribute(content({ description }), '<p>Steel</p>')).toEqual({ kind: 'html', html: '<p>Steel</p>' });
  });
});

describe('A list', () => {
  const tags = list(text({ description }), { description });
  test.each([
    ['a, b ,c', ['a', 'b', 'c']],
    ['["a, b", "c"]', ['a, b', 'c']],
    [',,', undefined],
  ])('data-it=%j', (raw, expected) => expect(fromAttribute(tags, raw)).toEqual(expected));
  test.each([
    [
      ['a', 'b'],
      ['a', 'b'],
    ],
    ['a', ['a']],
    [{ value: ['a'] }, ['a']],
    [[], undefined],
    [null, undefined],
    [['a', null, ''], ['a']],
  ])('%j in the JSON', (raw, expected) => expect(fromJson(tags, raw)).toEqual(expected));
  test('one field is one item', () => expect(fromContent(tags, '<p data-field="it">a</p>')).toEqual(['a']));
  test('reports broken JSON in the attribute', () =>
    expect(noteOfAttribute(tags, '["a"')).toMatch(/^data-it is not valid JSON.* It is left out\.$/));

  const links = list(link({ description }), { description });
  const A = { url: '/a', text: 'A' };
  const B = { url: '/b', text: 'B' };
  test.each([
    '<a data-field="it" href="/a">A</a><p>Between</p><a data-field="it" href="/b">B</a>',
    '<a data-item="it" href="/a">A</a><a data-field="it" href="/b">B</a>',
    '<ul data-field="it"><li><a href="/a">A</a></li><li><a href="/b">B</a></li></ul>',
    '<nav data-field="it"><ol><li><a href="/a">A</a></li><li><a href="/b">B</a></li></ol></nav>',
    '<nav data-field="it"><a href="/a">A</a> <a href="/b">B</a></nav>',
    '<div data-field="it"><p><a href="/a">A</a></p><p><a href="/b">B</a></p></div>',
    '<p data-field="it"><a href="/a">A</a><br><a href="/b">B</a></p>',
    '<ul data-field="it"><li><a href="/a">A</a> <a href="/b">B</a></li></ul>',
    '<div data-field="it"><a data-item="it" href="/a">A</a><a data-item="it" href="/b">B</a></div>',
  ])('of links may be written as %s', (html) => expect(fromContent(links, html)).toEqual([A, B]));
  test('of pictures takes those of any element', () => {
    expect(
      fromContent(
        list(image({ description }), { description }),
        '<p data-field="it"><img src="/a.png" alt="A"><img src="/b.png" alt="B"></p>',
      ),
    ).toEqual([
      { src: '/a.png', alt: 'A' },
      { src: '/b.png', alt: 'B' },
    ]);
  });
  test.each([
    '<ul data-field="it"><li>Steel</li><li>Water</li></ul>',
    '<div data-field="it"><ul><li>Steel</li><li>Water</li></ul></div>',
    '<div data-field="it"><p>Steel</p><p>Water</p></div>',
    '<p data-field="it"><span>Steel</span> <span>Water</span></p>',
    '<b data-field="it">Steel</b><b data-field="it">Water</b>',
    '<ul data-field="it"><li><data value="Steel"></data></li><li>Water</li></ul>',
    '<div data-field="it"><b data-item="it">Steel</b> <i data-item="it">Water</i></div>',
  ])('of texts may be written as %s', (html) => expect(fromContent(tags, html)).toEqual(['Steel', 'Water']));
  test('an element with its own text is one item', () => {
    expect(fromContent(tags, '<p data-field="it">Steel, <em>water</em> and <em>coal</em></p>')).toEqual([
      'Steel, water and coal',
    ]);
  });

  const cards = list(
    group({ title: text({ required: true, description }), body: text({ description }) }, { description }),
    { description },
  );
  test.each([
    '<div data-field="it"><article><h3 data-field="title">A</h3><p data-field="body">a</p></article><article><h3 data-field="title">B</h3></article></div>',
    '<div data-field="it"><div class="row"><article data-item="it"><h3 data-field="title">A</h3><p data-field="body">a</p></article></div><div class="row"><article data-item="it"><h3 data-field="title">B</h3></article></div></div>',
    '<section data-field="it"><h3 data-field="title">A</h3><p data-field="body">a</p></section><section data-field="it"><h3 data-field="title">B</h3></section>',
    '<ul data-field="it"><li><h3 data-field="title">A</h3><p data-field="body">a</p></li><li data-title="B"></li></ul>',
    '<div data-item="it" data-title="A" data-body="a"></div><div data-field="it" data-title="B"></div>',
    '<ul data-field="it"><li><div data-title="A"><p data-field="body">a</p></div></li><li><div data-title="B"></div></li></ul>',
  ])('of groups may be written as %s', (html) =>
    expect(fromContent(cards, html)).toMatchObject([{ title: 'A', body: 'a' }, { title: 'B' }]),
  );
});

describe('A group', () => {
  const score = group(
    { right: integer({ required: true, description }), total: integer({ default: 5, description }) },
    { description },
  );
  test('is read from JSON in an attribute', () =>
    expect(fromAttribute(score, '{"right": 3}')).toEqual({ right: 3, total: 5 }));
  test('is read from an element with fields', () =>
    expect(
      fromContent(score, '<p data-field="it"><b data-field="right">3</b> of <b data-field="total">7</b></p>'),
    ).toEqual({ right: 3, total: 7 }));
  test('knows the names of datasources, however they write an id', () => {
    const embed = group({ cerosOembedUrl: text({ description }) }, { description });
    expect(fromJson(embed, { fields: { cerosOembedURL: { value: '/harbour' } } })).toEqual({
      cerosOembedUrl: '/harbour',
    });
    expect(fromJson(list(embed, { description }), [{ 'ceros-oembed-url': '/harbour' }])).toEqual([
      { cerosOembedUrl: '/harbour' },
    ]);
  });
  test.each([null, '', { value: null }])('%j in the JSON is not a group', (raw) =>
    expect(fromJson(score, raw)).toBeUndefined(),
  );
  test('names the wrong member: a required one drops the group, another only itself', () => {
    expect(noteOfJson(score, { right: 'many' })).toBe(
      '"it" in the JSON has a wrong right: it must be a whole number, got "many". It is left out.',
    );
    expect(noteOfJson(score, {})).toBe('"it" in the JSON has no right. It is left out.');
    expect(noteOfJson(score, { right: 3, total: 'some' })).toBe(
      'total in it must be a whole number, got "some". 5 is used.',
    );
    expect(fromJson(score, { right: 3, total: 'some' })).toEqual({ right: 3, total: 5 });
  });

  const option = group(
    { id: text({ description }), text: text({ description }), isRight: flag({ description }) },
    { description, fromElement: 'text' },
  );
  test('takes the attributes of its element, of the data kind before its fields and others after them', () => {
    expect(
      fromContent(
        option,
        '<p data-field="it" data-id="b" data-is-right><b data-field="id">c</b><b data-field="text">Words</b></p>',
      ),
    ).toEqual({ id: 'b', text: 'Words', isRight: true });
    expect(fromContent(option, '<p data-field="it" id="b"><b data-field="text">Words</b></p>')).toEqual({
      id: 'b',
      text: 'Words',
      isRight: false,
    });
  });
  test('takes the element itself for the member that says so', () => {
    expect(fromContent(option, '<p data-field="it" data-id="b">Its own words</p>')).toEqual({
      id: 'b',
      text: 'Its own words',
      isRight: false,
    });
  });
  test('leaves the attributes of a placeholder to the placeholder', () => {
    expect(fromContent(option, '<div data-field="it" data-module="card" data-id="b">Words</div>')).toEqual({
      id: undefined,
      text: 'Words',
      isRight: false,
    });
  });
  test('knows a member by the other names of datasources', () => {
    const head = group({ title: text({ description, alias: ['headline', 'sectionTitle'] }) }, { description });
    expect(fromJson(head, { Headline: 'Steel' })).toEqual({ title: 'Steel' });
    expect(fromContent(head, '<div data-field="it"><h2 data-field="section-title">Steel</h2></div>')).toEqual({
      title: 'Steel',
    });
    expect(fromContent(head, '<div data-field="it" data-headline="Steel"></div>')).toEqual({ title: 'Steel' });
  });
});

test('a declaration describes itself to the documentation and the catalogue', () => {
  const props = defineProps({
    variant: choice(['a', 'b'], { description }),
    tags: list(text({ description }), { max: 3, description }),
    title: text({ max: 60, required: true, description: 'The heading.' }),
  });
  expect(props.variant).toMatchObject({ kind: 'choice', limits: 'a, b', details: ['a', 'b'], required: false });
  expect(props.tags).toMatchObject({ kind: 'list', limits: { items: 3 }, details: { kind: 'text' } });
  expect(props.title).toMatchObject({
    kind: 'text',
    limits: { characters: 60 },
    required: true,
    description: 'The heading.',
  });
});

describe('an image of a lazy-loading script shows its real file', () => {
  const blank = 'src="data:image/gif;base64,R0lGODlhAQABAAAAACw="';
  test.each([
    [`<img data-field="it" ${blank} data-src="/a.avif">`, { src: '/a.avif' }],
    [`<img data-field="it" ${blank} data-lazy-src="/a.avif">`, { src: '/a.avif' }],
    [`<img data-field="it" ${blank} data-lazy="/a.avif">`, { src: '/a.avif' }],
    [`<img data-field="it" ${blank} data-original="/a.avif">`, { src: '/a.avif' }],
    ['<img data-field="it" src="/a.avif" data-lazy="true">', { src: '/a.avif' }],
    [
      `<img data-field="it" ${blank} srcset="data:, 1w" data-src="/a.avif" data-srcset="/b.avif 2x" data-sizes="50vw">`,
      { src: '/a.avif', srcset: '/b.avif 2x', sizes: '50vw' },
    ],
  ])('%s', (html, expected) => expect(fromContent(image({ description }), html)).toEqual({ alt: '', ...expected }));
});

test('a link keeps its server-rendered attributes, except those that name it for the module', () => {
  const anchor =
    '<a data-field="it" href="/a.pdf" rel="nofollow sponsored" download hreflang="de" type="application/pdf" aria-label="The report" referrerpolicy="no-referrer" data-track="cta" onclick="go()">A</a>';
  expect(fromContent(link({ description }), anchor)).toEqual({
    url: '/a.pdf',
    text: 'A',
    attributes: {
      rel: 'nofollow sponsored',
      download: '',
      hrefLang: 'de',
      type: 'application/pdf',
      'aria-label': 'The report',
      referrerPolicy: 'no-referrer',
      'data-track': 'cta',
    },
  });
});
