/** One loop over every widget: the notes in edit mode about missing and invalid values. */
import { waitFor } from 'testing';
import { kebabCase, type Prop, type Widget } from '../../src/contract';
import { loadWidget } from './load-widget';
import { openPage, problemOf } from './page';
import { silenceServices } from './silent-services';
import { sampledSources } from './source';
import { limitsIn } from '../../src/contract/limits';
import { wordsOf } from '../../src/runtime/edit/advice';

const NO_NUMBERS = ['abc', '1,500', '10ells'];

const EDIT = { mode: 'edit' };

beforeEach(silenceServices);

describe.each(sampledSources().map((source) => [source.name, source] as const))('%s', (name, { examples }) => {
  let widget: Widget;
  beforeAll(() => (widget = loadWidget(name)));

  test('has a range for every number, and no default outside of it', () => {
    for (const [path, { limits: range, default: declaredDefault }] of numbersIn(widget.props)) {
      const limits = limitsIn(range);
      const [minimum, maximum] = rangeOf(limits);
      expect(`${path}: ${limits}`).toMatch(/\d/);
      if (declaredDefault === undefined) continue;
      expect(declaredDefault).toBeGreaterThanOrEqual(minimum);
      expect(declaredDefault).toBeLessThanOrEqual(maximum);
    }
  });

  test('clamps every number to its range, and reports the range and the used value', () => {
    for (const [path, prop] of numbersIn(widget.props)) {
      const [minimum, maximum] = rangeOf(limitsIn(prop.limits));
      for (const limit of [minimum, maximum].filter(Number.isFinite))
        expect([path, ...read(prop, limit)]).toEqual([path, expect.any(Number)]);
      for (const beside of outside(prop)) {
        const [used, note] = read(prop, beside);
        expect([path, note]).toEqual([
          path,
          expect.stringMatching(new RegExp(`^is ${beside}, but must be .*\\d.*; ${String(used)} is used$`)),
        ]);
        expect(used).toBeGreaterThanOrEqual(minimum);
        expect(used).toBeLessThanOrEqual(maximum);
      }
    }
  });

  test('reports an invalid number, with the expected kind', () => {
    for (const [path, prop] of numbersIn(widget.props)) {
      expect([path, ...read(prop, '')]).toEqual([path, undefined]);
      for (const invalidNumber of NO_NUMBERS)
        expect(() => read(prop, invalidNumber)).toThrow(
          new RegExp(`^must be a (whole )?number, got "${invalidNumber}"\\.$`),
        );
    }
  });

  test('shows its content when numbers are out of range, and tells the editor which', async () => {
    const wrong = Object.entries(widget.props).flatMap(([prop, declared]): [string, number][] =>
      isNumber(declared.kind)
        ? outside(declared)
            .slice(0, 1)
            .map((value) => [prop, value])
        : [],
    );
    // All at the same time: no note hides another.
    const page = openPage(examples[0]?.html ?? '', widget, EDIT);
    for (const [prop, value] of wrong) page.placeholders[0]!.setAttribute(`data-${kebabCase(prop)}`, String(value));
    await page.mount();
    for (const [prop, value] of wrong)
      expect(page.notes()).toContainEqual(expect.stringContaining(`${prop} is ${value}, but must be `));
    await page.unmount();
    page.host.remove();
  });

  const attributes = (props: Widget['props']) =>
    Object.keys(props)
      .filter((prop) => !['flag', 'group'].includes(props[prop]!.kind))
      .map((prop) => `data-${kebabCase(prop)}=""`);
  const json = (props: Widget['props']) =>
    JSON.stringify(
      Object.fromEntries(
        Object.entries(props).map(([prop, { kind }]) => [prop, kind === 'list' ? [{}] : { value: '' }]),
      ),
    );

  test.each([
    ['nothing is given', () => `<div data-module="${name}"></div>`],
    ['every attribute is empty', () => `<div data-module="${name}" ${attributes(widget.props).join(' ')}></div>`],
    [
      'every field is empty in the JSON',
      () => `<div data-module="${name}"><script type="application/json">${json(widget.props)}</script></div>`,
    ],
  ])('does not leave the editor with an empty place when %s', async (_what, write) => {
    const page = openPage(write(), widget, EDIT);
    const problem = await problemOf(page);
    if (!problem) await waitFor(() => expect(page.placeholders[0]).toHaveTextContent(/\w/));
    const [, fields] = /Fill in: (.*?)\./.exec(page.placeholders[0]!.textContent!) ?? [];
    expect(Object.keys(widget.props)).toEqual(expect.arrayContaining(fields?.split(/, or |, | or /) ?? []));
    page.host.remove();
  });

  test('shows visitors nothing for editors when nothing is given', async () => {
    const page = openPage(`<div data-module="${name}"></div>`, widget);
    await problemOf(page);
    expect(page.host.querySelector('[role=note]')).toBeNull();
    expect(page.host).not.toHaveTextContent('Fill in:');
    await page.unmount();
    page.host.remove();
  });

  test('tells the editor of every item that is empty', async () => {
    for (const prop of Object.keys(widget.props).filter((candidate) => isListOfGroups(widget.props[candidate]!))) {
      const page = openPage(
        `<div data-module="${name}"><script type="application/json">{"${prop}": [{}]}</script></div>`,
        widget,
        EDIT,
      );
      const problem = (await problemOf(page)) ?? page.notes().join();
      expect(problem).toMatch(new RegExp(`item 1 of ${prop} |is missing`));
      page.host.remove();
    }
  });
});

/** An empty text or link in a list is ignored; a partly filled item is not. */
function isListOfGroups({ kind, details }: Prop): boolean {
  return kind === 'list' && !['text', 'link', 'image'].includes((details as Prop).kind);
}

function isNumber(kind: string): boolean {
  return kind === 'number' || kind === 'integer';
}

/** Numeric props by path, including those of items and groups. */
function numbersIn(members: Record<string, Prop>, before = ''): [string, Prop][] {
  return Object.entries(members).flatMap(([name, prop]): [string, Prop][] => {
    const { kind, details } = prop;
    if (isNumber(kind)) return [[before + name, prop]];
    if (kind === 'list') return numbersIn({ 1: details as Prop }, `${before}${name}.`);
    return kind === 'group' ? numbersIn(details as Record<string, Prop>, `${before}${name}.`) : [];
  });
}

/** Parsed from the documentation: `1 to 6`, `at least 0`. */
function rangeOf(limits: string): [minimum: number, maximum: number] {
  const named = (limits.match(/-?\d+/g) ?? []).map(Number);
  return [
    limits.startsWith('at most') ? -Infinity : Math.min(...named),
    limits.startsWith('at least') ? Infinity : Math.max(...named),
  ];
}

/** Just outside the range, and far outside. */
function outside(prop: Prop): number[] {
  const [minimum, maximum] = rangeOf(limitsIn(prop.limits));
  return [minimum - 1_000_000, minimum - 1, maximum + 1, maximum + 1_000_000].filter(Number.isFinite);
}

function read(prop: Prop, rawValue: number | string): [used: unknown, ...notes: string[]] {
  const notes: string[] = [];
  const used = prop.read({ from: 'attribute', value: String(rawValue) }, (reason) =>
    notes.push(wordsOf({ path: [], reason })),
  );
  return [used, ...notes];
}
