/** One loop over every widget: what each must survive on any page. Mounting and unmounting are in mounting.test.ts. */
import { screen } from 'testing';
import { kebabCase, type Prop, type Widget } from '../../src/contract';
import { loadWidget } from './load-widget';
import { openPage } from './page';
import { silenceServices } from './silent-services';
import { requestedSources, sampledSources } from './source';

const LONG = 'x'.repeat(1_000_000);

/** By kind: a value that is always invalid. */
const WRONG = new Map([
  ['number', '70px'],
  ['integer', '1.5'],
  ['flag', 'perhaps'],
  ['choice', 'none of these'],
  ['date', 'soon'],
]);

/** Global HTML attributes, and `name` and `value`, whose meaning depends on the element: any item may have them. */
const GLOBAL_ATTRIBUTES = new Set(
  'id title name value hidden lang dir class style role tabindex is slot part'.split(' '),
);

/** Aliases of the props, of their members and of the items of lists. */
function aliasesIn(props: Readonly<Record<string, Prop>>): string[] {
  return Object.values(props).flatMap(({ alias = [], details, kind }) => [
    ...alias.map((spelling) => spelling.toLowerCase()),
    ...(kind === 'list' ? aliasesIn({ item: details as Prop }) : []),
    ...(kind === 'group' ? aliasesIn(details as Record<string, Prop>) : []),
  ]);
}

beforeEach(silenceServices);

describe.each(requestedSources().map((source) => [source.name, source] as const))('%s', (name, { examples }) => {
  let widget: Widget;
  beforeAll(() => (widget = loadWidget(name)));

  // Without `.each`: folders.test.ts reports a widget without examples.
  for (const { title, html } of examples)
    describe(`in the example "${title}"`, () => {
      test('gives the editor nothing to correct', async () => {
        const page = openPage(html, widget, { mode: 'edit' });
        await page.mount();
        expect(page.notes()).toEqual([]);
        await page.unmount();
      });
    });

  test('has no attribute with the name of a global HTML attribute', () => {
    expect(aliasesIn(widget.props ?? {}).filter((alias) => GLOBAL_ATTRIBUTES.has(alias))).toEqual([]);
  });
});

describe.each(sampledSources().map((source) => [source.name, source] as const))('%s', (name, { examples }) => {
  let widget: Widget;
  beforeAll(() => (widget = loadWidget(name)));
  const first = examples[0]?.html ?? '';

  test('keeps the page and tells the editor when the JSON is broken', async () => {
    const page = openPage(first, widget);
    const [placeholder] = page.placeholders;
    placeholder!.querySelector('script')?.remove();
    placeholder!.insertAdjacentHTML('afterbegin', '<script type="application/json">{"title": "Half</script>');
    const before = page.html();
    await expect(page.mount()).rejects.toThrow(`${name}: the JSON in the placeholder is not valid JSON`);
    expect(page.html()).toBe(before);
  });

  test('ignores values that do not fit, shows its content, and tells the editor what is used', async () => {
    const wrong = wrongIn(widget.props).filter(([prop]) => !widget.props[prop]!.required);
    const page = openPage(first, widget);
    // All at the same time: no note hides another.
    for (const [prop, value] of wrong) page.placeholders[0]!.setAttribute(`data-${kebabCase(prop)}`, value);
    const before = page.html();
    await page.mount();
    for (const [prop] of wrong)
      expect(page.notes()).toContainEqual(
        expect.stringMatching(new RegExp(`^data-${kebabCase(prop)} must be .* (?:It is left out|\\S+ is used)\\.$`)),
      );
    await page.unmount();
    expect(page.html()).toBe(before);
  });

  test('keeps the server-rendered content when a required value does not fit', async () => {
    for (const [prop, value] of wrongIn(widget.props).filter(([name]) => widget.props[name]!.required)) {
      const page = openPage(first, widget);
      page.placeholders[0]!.setAttribute(`data-${kebabCase(prop)}`, value);
      const before = page.html();
      await expect(page.mount()).rejects.toThrow(`${name}: data-${kebabCase(prop)} must be `);
      expect(page.html()).toBe(before);
      page.host.remove();
    }
  });

  test('survives a megabyte in every text', async () => {
    const page = openPage(first, widget);
    for (const prop of textsOf(widget.props)) page.placeholders[0]!.setAttribute(`data-${kebabCase(prop)}`, LONG);
    const before = page.html();
    await page.mount();
    expect(page.host.textContent!.length).toBeLessThan(LONG.length);
    await page.unmount();
    expect(page.html()).toBe(before);
  });

  test('shows text as text', async () => {
    const page = openPage(first, widget);
    for (const prop of textsOf(widget.props))
      page.placeholders[0]!.setAttribute(`data-${kebabCase(prop)}`, '<img alt="planted" src="x" onerror="alert(1)">');
    await page.mount();
    expect(screen.queryByAltText('planted')).toBeNull();
    expect(page.host.querySelector('[onerror]')).toBeNull();
    await page.unmount();
  });
});

function textsOf(props: Record<string, Prop>): string[] {
  return Object.keys(props).filter((name) => props[name]!.kind === 'text');
}

function wrongIn(props: Record<string, Prop>): [prop: string, value: string][] {
  return Object.entries(props).flatMap(([name, { kind }]) => (WRONG.has(kind) ? [[name, WRONG.get(kind)!]] : []));
}
