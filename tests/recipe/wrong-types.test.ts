/** One loop over every widget: what becomes of JSON whose values are of the wrong type, and what its editor is told. */
import { InlayError, kebabCase, type Prop, type Widget } from '../../src/contract';
import { loadWidget } from './load-widget';
import { openPage, type Page } from './page';
import { silenceServices } from './silent-services';
import { sources } from './source';

const EDIT = { mode: 'edit' };

/** By kind: what a value must be, as the editor reads it. */
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
const GROUP = [{ words: 'One' }, 'a group of values'] as const;
/** Fits every kind of text. */
const NUMBER = [7, '7'] as const;

beforeEach(silenceServices);

describe.each(sources().map((source) => [source.name, source] as const))('%s', (name, { examples }) => {
  let widget: Widget;
  beforeAll(() => (widget = loadWidget(name)));
  const first = examples[0]?.html ?? '';

  test('does without a value of the wrong type, and tells the editor what it must be; keeps the page where it is a required one', async () => {
    for (const [prop, { kind, required }] of Object.entries(widget.props).filter(([, one]) => one.kind !== 'list')) {
      for (const [given, got] of wrongFor(kind)) {
        const page = openPage(withJson(first, name, { [prop]: given }), widget, EDIT);
        const before = page.html();
        const problem = await problemOf(page);
        if (required) expect(problem).toBeDefined();
        const told = [problem, ...page.notes()].join();
        expect(told).toContain(`"${prop}" in the JSON must be ${WANTED[kind]}`);
        expect(told).toContain(`, got ${got}.`);
        await page.unmount();
        page.host.querySelectorAll('[role=note]').forEach((note) => note.remove());
        expect(page.html()).toBe(before);
        page.host.remove();
      }
    }
  });

  test('leaves out the items of a list that are of the wrong type, and tells the editor of each', async () => {
    for (const [prop, { details }] of Object.entries(widget.props).filter(([, one]) => one.kind === 'list')) {
      const { kind } = details as Prop;
      for (const [given, got] of wrongFor(kind)) {
        const page = openPage(withJson(first, name, { [prop]: [null, given] }), widget, EDIT);
        const told = (await problemOf(page)) ?? page.notes().join();
        expect(told).toContain(`${prop} item 2 dropped: it must be ${WANTED[kind]}`);
        expect(told).toContain(`, got ${got}.`);
        await page.unmount();
        page.host.remove();
      }
    }
  });

  test('takes nothing for what was not filled in', async () => {
    const optional = Object.keys(widget.props).filter((prop) => !widget.props[prop]!.required);
    const page = openPage(withJson(first, name, Object.fromEntries(optional.map((prop) => [prop, null]))), widget, EDIT);
    expect([await problemOf(page), ...page.notes()].join()).not.toMatch(/must be|dropped/);
    await page.unmount();
    page.host.remove();
  });
});

/** What the loader would tell the editor; any other error is a fault of the widget. */
async function problemOf(page: Page): Promise<string | undefined> {
  const problem: unknown = await page.mount().catch((error: unknown) => error);
  if (problem === undefined) return undefined;
  expect(problem).toBeInstanceOf(InlayError);
  return (problem as Error).message;
}

function wrongFor(kind: string): (readonly [given: unknown, got: string])[] {
  expect(Object.keys(WANTED)).toContain(kind);
  if (['link', 'image'].includes(kind)) return [LIST, NUMBER];
  if (/group|item/.test(kind)) return [LIST, NUMBER, ['Words', '"Words"']];
  return [LIST, GROUP];
}

/** The placeholder with values of its JSON replaced, and no attribute stronger than them. */
function withJson(html: string, name: string, values: Record<string, unknown>): string {
  const page = document.createElement('div');
  page.innerHTML = html;
  const placeholder = page.querySelector(`[data-module="${name}"]`)!;
  for (const prop of Object.keys(values)) placeholder.removeAttribute(`data-${kebabCase(prop)}`);
  const script = placeholder.querySelector(':scope > script') ?? placeholder.insertBefore(document.createElement('script'), null);
  script.setAttribute('type', 'application/json');
  script.textContent = JSON.stringify({ ...(JSON.parse(script.textContent || '{}') as object), ...values });
  return page.innerHTML;
}
