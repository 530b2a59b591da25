/**
 * Markup generated from each widget's declaration, in random spellings that editors may use: whatever the spelling, no
 * text is lost without a note.
 */
import fc from 'fast-check';
import {
  JsonError,
  kebabCase,
  storeRepairedJson,
  PropsError,
  readProps,
  type Content,
  type Members,
  type Prop,
} from '../../src/contract';
import { readDatasource } from '../../src/contract/datasource';
import { loadWidget } from './load-widget';
import { sampledSources } from './source';
import { wordsOf } from '../../src/runtime/edit/advice';

/** The number of runs per widget. Each has every prop that can be written. */
const RUNS = process.env['EXHAUSTIVE'] ? 40 : 10;

type Pick = <T>(choices: readonly [T, ...T[]]) => T;

interface Written {
  readonly html: string;
  readonly expectedWords: readonly Word[];
}

interface Word {
  readonly word: string;
  /** The prop that contains it. */
  readonly prop: string;
}

describe.each(sampledSources().map(({ name }) => name))('%s', (name) => {
  test('reads the content of an editor in any spelling, or reports it', () => {
    const members = loadWidget(name).props;
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat()), (numbers) => {
        const { html, expectedWords } = writePlaceholder(
          name,
          members,
          (choices) => choices[(numbers.next().value as number) % choices.length]!,
        );
        document.body.innerHTML = html;
        const { readProps, notes } = read(name, members, document.body.firstElementChild!);
        const lost = expectedWords.filter(
          ({ word, prop }) =>
            !readProps.includes(word) &&
            !notes.some((note) => note.includes(word) || note.includes(prop) || note.includes(kebabCase(prop))),
        );
        if (lost.length)
          throw new Error(
            `${lost.map(({ word, prop }) => `${word} of ${prop}`).join(', ')} vanished from\n${html}\nnotes: ${notes.join('\n')}`,
          );
      }),
      { numRuns: RUNS },
    );
  });
});

/** The props of the component as one text, and the notes for the editor. */
function read(name: string, members: Members, element: Element): { readProps: string; notes: readonly string[] } {
  try {
    const { props, notes } = readProps(name, members, element);
    return {
      readProps: JSON.stringify(props, (_, value: unknown) => (isLive(value) ? value.element.outerHTML : value)),
      notes: notes.map(wordsOf),
    };
  } catch (error) {
    if (!(error instanceof PropsError)) throw error;
    const { cause } = error;
    // Like the runtime with a CMS's JSON wrapper.
    if (cause instanceof JsonError && cause.foreign) {
      storeRepairedJson(cause.text, JSON.stringify(readDatasource(cause.foreign)));
      return read(name, members, element);
    }
    return { readProps: '', notes: [error.message] };
  }
}

function isLive(value: unknown): value is Extract<Content, { kind: 'live' }> {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'live';
}

function writePlaceholder(name: string, members: Members, pick: Pick): Written {
  const expectedWords: Word[] = [];
  let count = 0;
  const wordFor = (prop: string) => {
    const word = `word${(count += 1)}x`;
    expectedWords.push({ word, prop });
    return word;
  };
  const attributes: string[] = [];
  const elements: string[] = [];
  const json: Record<string, unknown> = {};
  for (const [prop, member] of Object.entries(members)) {
    const spelling = pick([prop, ...(member.alias ?? [])]);
    const where = pick(isPlain(member) ? ['attribute', 'json', 'element', 'element'] : ['json', 'element', 'element']);
    if (where === 'attribute')
      attributes.push(`data-${kebabCase(spelling)}="${plainValue(member, prop, pick, wordFor)}"`);
    else if (where === 'json')
      json[pick([spelling, spelling, kebabCase(spelling), capital(spelling)])] = jsonValue(member, prop, pick, wordFor);
    else elements.push(...elementsOf(spelling, member, prop, pick, wordFor));
  }
  const script = Object.keys(json).length ? [jsonSpelling(JSON.stringify(json), pick)] : [];
  const inner = pick<(parts: string[]) => string[]>([
    (parts) => parts,
    (parts) => parts.map((part) => `<div class="column">${part}</div>`),
  ])(elements);
  return {
    expectedWords,
    html: `<div data-module="${name}" ${attributes.join(' ')}>${pick(['', '\n  '])}${[...script, ...inner].join(pick(['', '\n']))}</div>`,
  };
}

/** As a script element, or as the text that remains in systems that strip scripts. */
function jsonSpelling(json: string, pick: Pick): string {
  const text = json.replace(/&/g, '&amp;').replace(/</g, '&lt;');
  return pick([
    `<script type="application/json">${json}</script>`,
    `<script type="application/json">${json}</script>`,
    `<pre>${text}</pre>`,
    `<p>${text}</p>`,
  ]);
}

const PLAIN = ['text', 'flag', 'choice', 'number', 'integer', 'date'];

function isPlain({ kind }: Prop): boolean {
  return PLAIN.includes(kind);
}

type WordFor = (prop: string) => string;

function plainValue(member: Prop, prop: string, pick: Pick, wordFor: WordFor): string {
  const { kind } = member;
  if (kind === 'flag') return pick(['', 'true', 'yes', 'false', '1', 'No']);
  if (kind === 'date') return '2026-03-18';
  if (kind === 'number' || kind === 'integer') return pick(['3', '3', '70%', 'many']);
  if (kind === 'choice') return choiceSpelling(pick(member.details as [string, ...string[]]), pick);
  return wordFor(prop);
}

function choiceSpelling(choice: string, pick: Pick): string {
  return pick([choice, choice.toUpperCase(), choice.replace(/-/g, ' '), ` ${choice} `]);
}

function jsonValue(member: Prop, prop: string, pick: Pick, wordFor: WordFor): unknown {
  const wrapped = pick<(value: unknown) => unknown>([
    (value) => value,
    (value) => ({ value }),
    (value) => ({ jsonValue: { value } }),
  ]);
  const { kind, details } = member;
  if (kind === 'content') return wrapped(`<p>${wordFor(prop)}</p>`);
  if (kind === 'link')
    return pick([
      () => wrapped({ href: '/a', text: wordFor(prop) }),
      () => ({ Url: '/a', Text: wordFor(prop), LinkType: 'internal' }),
      () => ({ url: '/a', name: wordFor(prop) }),
    ])();
  if (kind === 'image') return wrapped({ src: '/a.avif', alt: wordFor(prop) });
  if (kind === 'list')
    return Array.from({ length: pick([1, 2, 3]) }, () => jsonValue(details as Prop, prop, pick, wordFor));
  if (kind === 'group') {
    const values = Object.fromEntries(
      Object.entries(details as Members).map(([name, inner]) => [
        pick([name, kebabCase(name), capital(name), ...(inner.alias ?? [])]),
        jsonValue(inner, prop, pick, wordFor),
      ]),
    );
    return pick<unknown>([values, { fields: values }]);
  }
  return plainValue(member, prop, pick, wordFor);
}

function elementsOf(name: string, member: Prop, prop: string, pick: Pick, wordFor: WordFor): string[] {
  const mark = `data-field="${pick([name, kebabCase(name)])}"`;
  if (member.kind !== 'list') return [elementOf(mark, member, prop, pick, wordFor)];
  const item = member.details as Prop;
  const several = (marks: string) =>
    Array.from({ length: pick([1, 2, 3]) }, () => elementOf(marks, item, prop, pick, wordFor));
  const asItem = `data-item="${pick([name, kebabCase(name)])}"`;
  return pick([
    () => several(mark),
    () => several(asItem),
    () => [`<div ${mark}>${several(asItem).join(' ')}</div>`],
    () => [
      `<ul ${mark}>${several('')
        .map((itemHtml) => `<li>${itemHtml}</li>`)
        .join('')}</ul>`,
    ],
    () => [`<section class="row">${several(asItem).join('')}</section>`],
  ])();
}

function elementOf(mark: string, member: Prop, prop: string, pick: Pick, wordFor: WordFor): string {
  const { kind, details } = member;
  if (kind === 'content') return `<div ${mark}><p>${wordFor(prop)}</p></div>`;
  if (kind === 'link')
    return pick([
      () => `<a ${mark} href="/a">${wordFor(prop)}</a>`,
      () => `<p ${mark}><a href="/a">${wordFor(prop)}</a></p>`,
    ])();
  if (kind === 'image')
    return pick([
      () => `<img ${mark} src="/a.avif" alt="${wordFor(prop)}">`,
      () => `<figure ${mark}><img src="/a.avif" alt="${wordFor(prop)}"></figure>`,
    ])();
  if (kind === 'group') {
    const attributes: string[] = [];
    const fields: string[] = [];
    for (const [name, inner] of Object.entries(details as Members)) {
      const spelling = pick([name, ...(inner.alias ?? [])]);
      if (isPlain(inner) && pick([true, false, false]))
        attributes.push(`data-${kebabCase(spelling)}="${plainValue(inner, prop, pick, wordFor)}"`);
      else fields.push(...elementsOf(spelling, inner, prop, pick, wordFor));
    }
    return `<div ${mark} ${attributes.join(' ')}>${fields.join('')}</div>`;
  }
  if (kind === 'date')
    return pick([`<time ${mark} datetime="2026-03-18">18 March</time>`, `<p ${mark}>2026-03-18</p>`]);
  const value = plainValue(member, prop, pick, wordFor);
  return pick([
    `<p ${mark}>${value}</p>`,
    `<h3 ${mark}> ${value}\n</h3>`,
    `<span ${mark}><b>${value}</b></span>`,
    `<data ${mark} value="${value}"></data>`,
  ]);
}

function capital(name: string): string {
  return name[0]!.toUpperCase() + name.slice(1);
}
