import {
  choice,
  content,
  defineProps,
  flag,
  group,
  image,
  integer,
  link,
  list,
  number,
  readProps,
  text,
  type Members,
} from './';
import { wordsOf } from '../runtime/edit/advice';

/** The props of a widget named `quiz` from this HTML, and the notes for its editor. */
function read<const M extends Members>(members: M, html: string) {
  document.body.innerHTML = html;
  const { props, notes } = readProps('quiz', members, document.body.firstElementChild!);
  return { props, notes: notes.map(wordsOf) };
}

const json = (value: unknown) =>
  `<script type="application/json">${typeof value === 'string' ? value : JSON.stringify(value)}</script>`;
const title = text({ description: 'The heading.' });

test.each([
  ['an attribute', '<div data-page="java&#10;script:alert(1)"></div>', 'java script:alert(1)'],
  ['the page', '<div><a data-field="page" href="data:text/html,Win">Win</a></div>', 'data:text/html,Win'],
  ['a datasource', `<div>${json({ page: { value: { href: 'vbscript:Win', text: 'Win' } } })}</div>`, 'vbscript:Win'],
])('a link with a forbidden URL is reported to the editor, in %s', (_, html, address) => {
  const { notes } = read({ page: link({ description: 'The page.' }) }, html);
  expect(notes.map((note) => note.replace(/\s+/g, ' '))).toEqual([
    expect.stringContaining(
      `page leads to "${address}", which is no address that a link may have, so it leads nowhere`,
    ),
  ]);
});

describe('A value is taken from', () => {
  const members = defineProps({ title, year: integer({ description: 'A year.' }) });

  test('the server-rendered content', () => {
    expect(
      read(members, '<div><h2 data-field="title"> Steel\n and <b>water</b> </h2><p data-field="year">1961</p></div>')
        .props,
    ).toEqual({ title: 'Steel and water', year: 1961 });
  });

  test('the JSON, over the content', () => {
    expect(
      read(members, `<div><h2 data-field="title">Content</h2>${json({ title: 'JSON', year: '1961' })}</div>`).props,
    ).toEqual({ title: 'JSON', year: 1961 });
  });

  test('the attributes, over the JSON', () => {
    expect(
      read(
        members,
        `<div data-title="Attribute" data-year="1961"><h2 data-field="title">Content</h2>${json({ title: 'JSON', year: 7 })}</div>`,
      ).props,
    ).toEqual({ title: 'Attribute', year: 1961 });
  });

  test('the props of inlay.mount, before all others', () => {
    document.body.innerHTML = '<div data-title="Attribute"></div>';
    expect(
      readProps('quiz', members, document.body.firstElementChild!, undefined, { title: 'Given' }).props.title,
    ).toBe('Given');
  });

  test('JSON that is a direct child, not deeper', () => {
    expect(read(members, `<div><section>${json({ title: 'Deeper' })}</section></div>`).props.title).toBeUndefined();
  });

  test('JSON whose type is written with spaces or capitals', () => {
    expect(read(members, '<div><script type=" Application/JSON ">{"title": "Steel"}</script></div>').props.title).toBe(
      'Steel',
    );
  });

  test('keys in kebab case as well', () => {
    expect(read({ subTitle: title }, `<div>${json({ 'sub-title': 'Water' })}</div>`).props.subTitle).toBe('Water');
  });

  test('the wrappers that Sitecore prints', () => {
    const wrapped = {
      fields: { title: { value: 'Steel', editable: '<b>Steel</b>' }, year: { jsonValue: { value: 1961 } } },
    };
    expect(read(members, `<div>${json(wrapped)}</div>`).props).toEqual({ title: 'Steel', year: 1961 });
    const boolean = { enableContactForm: flag({ description: 'Whether.' }) };
    expect(
      read(boolean, `<div>${json({ enableContactForm: { boolValue: true } })}</div>`).props.enableContactForm,
    ).toBe(true);
  });

  test('an empty placeholder: nothing, and the defaults', () => {
    const withDefaults = defineProps({
      title: text({ default: 'Quiz', description: 'The heading.' }),
      isShort: flag({ description: 'Short.' }),
      year: integer({ description: 'A year.' }),
    });
    expect(read(withDefaults, '<div></div>').props).toEqual({ title: 'Quiz', isShort: false, year: undefined });
    expect(read(withDefaults, '<div data-title=" " data-year=""></div>').props).toEqual({
      title: 'Quiz',
      isShort: false,
      year: undefined,
    });
  });
});

describe('An empty value', () => {
  const items = list(group({ name: text({ description: 'Its name.' }) }, { description: 'An item.' }), {
    description: 'The items.',
  });

  test.each([
    ['an attribute', '<div data-title=""><h2 data-field="title">Written</h2></div>', 'data-title'],
    ['an attribute of blanks', '<div data-title="  "><h2 data-field="title">Written</h2></div>', 'data-title'],
    ['JSON', `<div>${json({ title: '' })}<h2 data-field="title">Written</h2></div>`, '"title" in the JSON'],
    [
      'a field of JSON that is null',
      `<div>${json({ title: null })}<h2 data-field="title">Written</h2></div>`,
      '"title"',
    ],
  ])('in %s keeps the server-rendered value, and edit mode reports it', (_, html, expectedNote) => {
    const { props, notes } = read({ title }, html);
    expect(props.title).toBe('Written');
    expect(notes).toEqual([expect.stringContaining(expectedNote)]);
    expect(notes[0]).toContain('is empty, so the value from the content is used. Remove the empty one');
  });

  test('of a list keeps the server-rendered items', () => {
    const html = `<div>${json({ items: [] })}<ul><li data-item="items"><b data-field="name">A</b></li></ul></div>`;
    const { props } = read({ items }, html);
    expect(props.items).toEqual([{ name: 'A' }]);
  });

  test('without another value is empty, and not reported', () => {
    expect(read({ title }, '<div data-title=""></div>')).toEqual({ props: { title: undefined }, notes: [] });
  });

  test('of a flag means true', () => {
    const isOpen = flag({ description: 'Open.' });
    expect(read({ isOpen }, `<div data-is-open="">${json({ isOpen: false })}</div>`).props.isOpen).toBe(true);
  });
});

describe('An invalid value affects only itself, and is explained to the editor', () => {
  const members = defineProps({
    title,
    passMark: number({ minimum: 0, maximum: 100, default: 70, unit: '%', description: 'Right answers needed.' }),
    variant: choice(['default', 'click', 'timer'], { description: 'When the wall shows.' }),
    question: text({ required: true, description: 'The question asked.' }),
    score: group({ right: integer({ description: 'Right.' }) }, { description: 'The score.' }),
  });
  const rest = { title: undefined, passMark: 70, variant: undefined, question: '?', score: undefined };

  test.each([
    ['<div data-question="?" data-pass-mark="5s"></div>', 'data-pass-mark must be a number, got "5s". 70 is used.'],
    [
      '<div data-question="?" data-variant="clik"></div>',
      'data-variant must be one of default, click, timer, got "clik". It is left out.',
    ],
    [
      `<div data-question="?">${json({ passMark: 'NaN' })}</div>`,
      '"passMark" in the JSON must be a number, got "NaN". 70 is used.',
    ],
    [
      `<div data-question="?">${json({ title: ['a'] })}</div>`,
      '"title" in the JSON must be text, got a list. It is left out.',
    ],
    [
      `<div data-question="?">${json({ title: { caption: 'a' } })}</div>`,
      '"title" in the JSON must be text, got a group of values. It is left out.',
    ],
    [
      '<div data-question="?"><p data-field="pass-mark">most</p></div>',
      'the element data-field="passMark" must be a number, got "most". 70 is used.',
    ],
    [
      '<div data-question="?" data-score="7"></div>',
      'data-score must be a group of values such as {"title": "…"}, got 7. It is left out.',
    ],
  ])('%s', (html, note) => {
    expect(read(members, html)).toEqual({ props: rest, notes: [note] });
  });

  test.each([
    ['<div></div>', 'quiz: data-question is missing. The question asked.'],
    [`<div>${json({ question: ['a'] })}</div>`, 'quiz: "question" in the JSON must be text, got a list.'],
    [
      `<div data-question="?">${json('[1, 2]')}</div>`,
      'quiz: the JSON in the placeholder must be a group of values such as {"title": "…"}, got a list.',
    ],
    [
      `<div data-question="?">${json('null')}</div>`,
      'quiz: the JSON in the placeholder must be a group of values such as {"title": "…"}, got null.',
    ],
  ])('without a required value there are no props: %s', (html, message) => {
    expect(() => read(members, html)).toThrow(expect.objectContaining({ name: 'PropsError', message }));
  });

  test('reports all missing required values together, one line per problem', () => {
    expect(() =>
      read(
        { ...members, answer: text({ required: true, description: 'The right one.' }) },
        '<div data-pass-mark="x"></div>',
      ),
    ).toThrow('quiz: data-question is missing. The question asked.\ndata-answer is missing. The right one.');
  });

  test.each(['{', '{"title": "Half', '<p>no JSON</p>', '{title: 1}'])('JSON that does not parse: %s', (broken) => {
    expect(() => read(members, `<div>${json(broken)}</div>`)).toThrow(
      /^quiz: the JSON in the placeholder is not valid JSON\. Check quotes, commas and brackets near ".+"\.$/,
    );
  });

  test('a long value is cut in the message', () => {
    expect(read(members, `<div data-question="?" data-pass-mark="${'9'.repeat(1000)}!"></div>`).notes).toEqual([
      expect.stringMatching(/^data-pass-mark must be a number, got "9{56}…"\. 70 is used\.$/),
    ]);
  });
});

describe('JSON that lost its script on the way', () => {
  const members = defineProps({ title, year: integer({ description: 'A year.' }) });
  const cardJson = '{"title": "Steel", "year": 1961}';

  test.each([
    ['the text of the placeholder', `<div>\n  ${cardJson}\n</div>`],
    ['a paragraph that an editor put around it', `<div><p>${cardJson}</p></div>`],
    ['paragraphs and line breaks', '<div><p>{"title": "Steel",<br>\n</p><p>"year": 1961}</p></div>'],
    ['paragraphs after another', '<div><p>Steel and water</p><p>{"title": "Steel",</p>\n<p>"year": 1961}</p></div>'],
    ['code that an editor shows', `<div><pre><code>${cardJson}</code></pre></div>`],
    ['code beside other words', `<div><p>Steel and water</p><pre>${cardJson}</pre></div>`],
    ['code before fields', `<div><pre>{"title": "Steel"}</pre><b data-field="year">1961</b></div>`],
    ['its own words before fields', `<div>{"title": "Steel"}<b data-field="year">1961</b></div>`],
  ])('is read from %s', (_where, html) => {
    expect(read(members, html).props).toEqual({ title: 'Steel', year: 1961 });
  });

  test('is not searched for in a nested placeholder, and is not confused with text in braces', () => {
    for (const html of [
      `<div><div data-module="card">${cardJson}</div></div>`,
      `<div><div><div data-module="card">${json(cardJson)}</div></div></div>`,
      '<div>{title}</div>',
      '<div><p>Write {"title"} here</p></div>',
    ]) {
      expect(read(members, html).props).toEqual({ title: undefined, year: undefined });
    }
  });

  test('is reported if its quotes were changed', () => {
    expect(() => read(members, '<div><p>{“title”: “Steel”}</p></div>')).toThrow(
      'quiz: the JSON in the placeholder is not valid JSON',
    );
    expect(() => read(members, '<div><p>{"title": "Steel"</p></div>')).toThrow(
      'quiz: the JSON in the placeholder is not valid JSON',
    );
  });
});

describe('Values that a limit drops or changes are reported', () => {
  test.each([
    [
      { timer: integer({ minimum: 1, maximum: 600, description: 'Seconds.' }) },
      'data-timer="0"',
      { timer: 1 },
      ['timer is 0, but must be 1 to 600; 1 is used'],
    ],
    [
      { timer: integer({ minimum: 1, description: 'Seconds.' }) },
      'data-timer="-5"',
      { timer: 1 },
      ['timer is -5, but must be at least 1; 1 is used'],
    ],
    [
      { title: text({ max: 5, description: 'The heading.' }) },
      'data-title="Steel and water"',
      { title: 'Steel' },
      ['title was cut to 5 characters: it had 15'],
    ],
    [
      { title: text({ max: 5, description: 'The heading.' }) },
      'data-title="Oui 🇨🇭 non"',
      { title: 'Oui ' },
      ['title was cut to 5 characters: it had 12'],
    ],
    [
      { tags: list(text({ description: 'One.' }), { max: 2, description: 'Tags.' }) },
      'data-tags="a, b, c"',
      { tags: ['a', 'b'] },
      ['tags has 3 items; only the first 2 are used'],
    ],
    [{ title: text({ max: 5, description: 'The heading.' }) }, 'data-title="Steel"', { title: 'Steel' }, []],
    [
      { marks: list(integer({ description: 'One.' }), { description: 'Marks.' }) },
      'data-marks="1, two, 3"',
      { marks: [1, 3] },
      ['item 2 of marks is left out: it must be a whole number, got "two".'],
    ],
  ])('%#: %s', (members: Members, attribute, props, notes) => {
    const found = read(members, `<div ${attribute}></div>`);
    expect(found.props).toEqual(props);
    expect(found.notes).toEqual(notes);
  });

  test('an item without a required value is dropped, the others stay', () => {
    const stories = list(
      group(
        { title: text({ required: true, description: 'Heading.' }), body: content({ description: 'Text.' }) },
        { description: 'A story.' },
      ),
      { description: 'Stories.' },
    );
    const { props, notes } = read(
      { stories },
      `<div>${json({ stories: [{ title: 'One' }, { body: '<p>No title</p>' }, { title: 3 }] })}</div>`,
    );
    expect(props.stories).toEqual([{ title: 'One' }, { title: '3' }]);
    expect(notes).toEqual(['item 2 of stories is left out: it has no title']);
  });

  test('an item without any of its alternative members is dropped, and an empty list does not count as one', () => {
    const links = list(text({ description: 'One.' }), { default: [], description: 'Links.' });
    const slide = group(
      { image: image({ description: 'Picture.' }), links, credit: text({ description: 'Who.' }) },
      { requiresAny: ['image', 'links'], description: 'A slide.' },
    );
    const { props, notes } = read(
      { slides: list(slide, { description: 'Slides.' }) },
      `<div>${json({ slides: [{ image: '/a.jpg' }, { credit: 'A. B.', links: [] }, { links: ['/b'] }] })}</div>`,
    );
    expect(props.slides).toEqual([{ image: { src: '/a.jpg', alt: '' }, links: [] }, { links: ['/b'] }]);
    expect(notes).toEqual(['item 2 of slides is left out: it has no image and no links']);
  });

  test.each(['', ' ', ','])('an attribute with nothing in it, "%s", is no list of empty items', (attribute) => {
    const tags = list(group({ title: text({ description: 'Heading.' }) }, { description: 'A tag.' }), {
      description: 'Tags.',
    });
    expect(read({ tags }, `<div data-tags="${attribute}"></div>`)).toEqual({ props: { tags: undefined }, notes: [] });
  });
});

describe('Items of the content', () => {
  const answer = group(
    { label: text({ required: true, description: 'Answer.' }), isRight: flag({ description: 'Right.' }) },
    { description: 'An answer.' },
  );
  const question = group({ title, answers: list(answer, { description: 'Answers.' }) }, { description: 'A question.' });
  const members = defineProps({ questions: list(question, { max: 5, description: 'Questions.' }) });

  test('repeat into a list, and nest', () => {
    const { props } = read(
      members,
      `<ol>
        <li data-item="questions"><h3 data-field="title">First</h3><ul><li data-item="answers"><span data-field="label">Yes</span></li><li data-item="answers"><span data-field="label">No</span></li></ul></li>
        <li data-item="questions"><h3 data-field="title">Second</h3></li>
      </ol>`,
    );
    expect(props.questions).toEqual([
      {
        title: 'First',
        answers: [
          { label: 'Yes', isRight: false },
          { label: 'No', isRight: false },
        ],
      },
      { title: 'Second', answers: undefined },
    ]);
  });

  test('items over the limit are dropped, and reported', () => {
    const { props, notes } = read(
      members,
      `<div>${'<p data-item="questions"><b data-field="title">Q</b></p>'.repeat(7)}</div>`,
    );
    expect(props.questions).toHaveLength(5);
    expect(notes).toEqual(['questions has 7 items; only the first 5 are used']);
  });

  test('of a nested placeholder are not ours', () => {
    expect(
      read(members, '<div><div data-module="quiz"><p data-item="questions"><b data-field="title">Q</b></p></div></div>')
        .props.questions,
    ).toBeUndefined();
  });

  test('may be the entries of a list in one field', () => {
    expect(
      read(
        { tags: list(text({ description: 'One.' }), { description: 'Tags.' }) },
        '<div><ul data-field="tags"><li>Steel</li><li>Water</li></ul></div>',
      ).props.tags,
    ).toEqual(['Steel', 'Water']);
  });
});

describe('Hostile values', () => {
  const members = defineProps({ title, body: content({ description: 'Text.' }) });

  test('a megabyte in an attribute is cut', () => {
    const { props, notes } = read(members, `<div data-title="${'x'.repeat(1_000_000)}"></div>`);
    expect(props.title).toHaveLength(5_000);
    expect(notes).toEqual(['title was cut to 5000 characters: it had 1000000']);
  });

  test('a hundred thousand items are cut', () => {
    const { props } = read(
      { tags: list(text({ description: 'One.' }), { description: 'Tags.' }) },
      `<div>${json({ tags: Array.from({ length: 100_000 }, () => 'a') })}</div>`,
    );
    expect(props.tags).toHaveLength(1_000);
  });

  test('JSON cannot reach a prototype', () => {
    const { props } = read(
      members,
      `<div>${json('{"__proto__": {"polluted": true, "title": "x"}, "constructor": {"prototype": {"polluted": true}}, "title": "Steel"}')}</div>`,
    );
    expect(props).toEqual({ title: 'Steel', body: undefined });
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect(Object.getPrototypeOf(props)).toBe(Object.prototype);
  });

  test('a prop is not read from a prototype either', () => {
    expect(read({ toString: title, constructor: title } as Members, '<div></div>').props).toEqual({
      toString: undefined,
      constructor: undefined,
    });
  });

  test('a value that poses as an element stays text or an error', () => {
    expect(
      read(members, `<div>${json({ title: { type: 'img', props: { src: 'x' }, constructor: null } })}</div>`),
    ).toEqual({
      props: { title: undefined, body: undefined },
      notes: ['"title" in the JSON must be text, got a group of values. It is left out.'],
    });
    expect(read(members, `<div>${json({ body: '<img src=x onerror=alert(1)>' })}</div>`).props.body).toEqual({
      kind: 'html',
      html: '<img src=x onerror=alert(1)>',
    });
  });

  test('a form field named like a property of the form does not shadow it', () => {
    document.body.innerHTML = '<div><form data-field="title">Steel<input name="textContent"></form></div>';
    const form = document.querySelector('form')!;
    // As browsers do, and jsdom does not.
    Object.defineProperty(form, 'textContent', { value: form.lastElementChild });
    expect(readProps('quiz', { title }, document.body.firstElementChild!).props).toEqual({ title: 'Steel' });
  });

  test('an element without data attributes, such as one of MathML, is no exception', () => {
    const element = document.createElementNS('urn:other', 'thing');
    expect(readProps('quiz', members, element).props).toEqual({ title: undefined, body: undefined });
  });
});
