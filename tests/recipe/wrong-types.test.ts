/** One loop over every widget: JSON with values of the wrong type, and the notes for the editor. */
import { kebabCase, type Prop, type Widget } from '../../src/contract';
import { loadWidget } from './load-widget';
import { openPage, problemOf } from './page';
import { silenceServices } from './silent-services';
import { sampledSources } from './source';

const EDIT = { mode: 'edit' };

/** By kind: the expected value in a note. */
const WANTED: Record<string, string> = {
  text: 'text',
  content: 'text',
  id: 'text',
  address: 'text',
  flag: 'true or false',
  choice: 'one of ',
  date: 'a date such as ',
  number: 'a number',
  integer: 'a whole number',
  link: 'a link',
  image: 'an image',
  group: 'a group of values such as {',
  'content item': 'a group of values such as {',
};

const LIST = [['One', 'Two'], 'a list'] as const;
const GROUP = [{ caption: 'One' }, 'a group of values'] as const;
/** Valid for every kind of text. */
const NUMBER = [7, '7'] as const;
/** For each kind, two or three values are wrong in different ways. */
const ROUNDS = process.env['EXHAUSTIVE'] ? [0, 1, 2] : [0];

beforeEach(silenceServices);

describe.each(sampledSources().map((source) => [source.name, source] as const))('%s', (name, { examples }) => {
  let widget: Widget;
  beforeAll(() => (widget = loadWidget(name)));
  const first = examples[0]?.html ?? '';

  test('does without values of the wrong type, and tells the editor what each must be', async () => {
    const optional = propsOf(widget, ({ kind, required }) => kind !== 'list' && !required);
    for (const round of ROUNDS)
      await expectNotes(
        Object.entries(optional).flatMap(([prop, { kind }]) =>
          wrongFor(kind)
            .slice(round, round + 1)
            .map(([wrongValue, got]) => ({
              prop,
              value: wrongValue,
              expectedTexts: [`"${prop}" in the JSON must be ${WANTED[kind]}`, `, got ${got}.`],
            })),
        ),
      );
  });

  test('keeps the page where a required value is of the wrong type, and tells the editor', async () => {
    for (const [prop, { kind }] of Object.entries(
      propsOf(widget, ({ kind, required }) => kind !== 'list' && required),
    )) {
      for (const [wrongValue, got] of wrongFor(kind))
        expect(
          await expectNotes([
            {
              prop,
              value: wrongValue,
              expectedTexts: [`"${prop}" in the JSON must be ${WANTED[kind]}`, `, got ${got}.`],
            },
          ]),
        ).toBeDefined();
    }
  });

  test('leaves out the items of lists that are of the wrong type, and tells the editor of each', async () => {
    const lists = propsOf(widget, ({ kind }) => kind === 'list');
    for (const round of ROUNDS) {
      await expectNotes(
        Object.entries(lists).flatMap(([prop, { details }]) => {
          const { kind } = details as Prop;
          return wrongFor(kind)
            .slice(round, round + 1)
            .map(([wrongValue, got]) => ({
              prop,
              value: [null, wrongValue],
              expectedTexts: [`item 2 of ${prop} is left out: it must be ${WANTED[kind]}`, `, got ${got}.`],
            }));
        }),
      );
    }
  });

  /**
   * Expects all notes together, as no note may hide another; returns the error that stops the widget. Unmounting
   * restores the page.
   */
  async function expectNotes(
    wrong: readonly { prop: string; value: unknown; expectedTexts: readonly string[] }[],
  ): Promise<string | undefined> {
    if (!wrong.length) return undefined;
    const page = openPage(
      withJson(first, name, Object.fromEntries(wrong.map(({ prop, value }) => [prop, value]))),
      widget,
      EDIT,
    );
    const before = page.html();
    const problem = await problemOf(page);
    const notes = [problem, ...page.notes()].join();
    for (const text of wrong.flatMap(({ expectedTexts }) => expectedTexts)) expect(notes).toContain(text);
    await page.unmount();
    page.host.querySelectorAll('[role=note]').forEach((note) => note.remove());
    expect(page.html()).toBe(before);
    page.host.remove();
    return problem;
  }

  test('treats values that are not filled in as missing', async () => {
    const optional = Object.keys(widget.props).filter((prop) => !widget.props[prop]!.required);
    const page = openPage(
      withJson(first, name, Object.fromEntries(optional.map((prop) => [prop, null]))),
      widget,
      EDIT,
    );
    expect([await problemOf(page), ...page.notes()].join()).not.toMatch(/must be|is left out/);
    await page.unmount();
    page.host.remove();
  });
});

function propsOf({ props }: Widget, isAsked: (prop: Prop) => boolean | undefined): Record<string, Prop> {
  return Object.fromEntries(Object.entries(props).filter(([, prop]) => isAsked(prop)));
}

function wrongFor(kind: string): (readonly [value: unknown, got: string])[] {
  expect(Object.keys(WANTED)).toContain(kind);
  if (['link', 'image'].includes(kind)) return [LIST, NUMBER];
  if (/group|item/.test(kind)) return [LIST, NUMBER, ['Words', '"Words"']];
  return [LIST, GROUP];
}

/** The placeholder with replaced values in its JSON, and without attributes that would override them. */
function withJson(html: string, name: string, values: Record<string, unknown>): string {
  const page = document.createElement('div');
  page.innerHTML = html;
  const placeholder = page.querySelector(`[data-module="${name}"]`)!;
  for (const prop of Object.keys(values)) placeholder.removeAttribute(`data-${kebabCase(prop)}`);
  const script =
    placeholder.querySelector(':scope > script') ?? placeholder.insertBefore(document.createElement('script'), null);
  script.setAttribute('type', 'application/json');
  script.textContent = JSON.stringify({ ...(JSON.parse(script.textContent || '{}') as object), ...values });
  return page.innerHTML;
}
