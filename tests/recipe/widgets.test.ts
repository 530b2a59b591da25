/** One loop over every widget: what each must survive on any page. */
import { screen } from 'testing';
import { kebabCase, type Prop, type Widget } from '../../src/contract';
import { openLedger } from './ledger';
import { loadWidget } from './load-widget';
import { openPage } from './page';
import { silenceServices } from './silent-services';
import { askedSources } from './source';

const LONG = 'x'.repeat(1_000_000);

/** By kind: what no value of it can be. */
const WRONG = new Map([
  ['number', '70px'],
  ['integer', '1.5'],
  ['flag', 'perhaps'],
  ['choice', 'none of these'],
  ['date', 'soon'],
]);

beforeEach(silenceServices);

describe.each(askedSources().map((source) => [source.name, source] as const))('%s', (name, { examples }) => {
  let widget: Widget;
  beforeAll(() => (widget = loadWidget(name)));
  const first = examples[0]?.html ?? '';

  // No `.each`: a widget without examples fails in folders.test.ts, in words.
  for (const { title, html } of examples)
    describe(`in the example "${title}"`, () => {
      test('comes and goes, and leaves the page as the server wrote it', async () => {
        const said = listenToConsole();
        const page = openPage(html, widget);
        const before = page.html();
        await page.mount();
        await page.unmount();
        expect(page.html()).toBe(before);

        // What a page has once, such as the session's own listeners, is there now; a second visit adds nothing.
        const ledger = openLedger();
        await page.mount();
        await page.unmount();
        expect(ledger.open()).toEqual([]);
        ledger.close();
        expect(said()).toEqual([]);
      });

      test('gives the editor nothing to correct', async () => {
        const page = openPage(html, widget, { mode: 'edit' });
        await page.mount();
        expect(page.notes()).toEqual([]);
        await page.unmount();
      });
    });

  test('lives beside a second one', async () => {
    const page = openPage(first + first, widget);
    await page.mount();
    const ids = [...page.host.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    await page.unmount();
  });

  test('keeps the page and tells the editor when the JSON is broken', async () => {
    const page = openPage(first, widget);
    const [placeholder] = page.placeholders;
    placeholder!.querySelector('script')?.remove();
    placeholder!.insertAdjacentHTML('afterbegin', '<script type="application/json">{"title": "Half</script>');
    const before = page.html();
    await expect(page.mount()).rejects.toThrow(`${name}: the JSON in the placeholder is not valid JSON`);
    expect(page.html()).toBe(before);
  });

  test('shows its content whatever value does not fit, and tells the editor what is used; keeps the page where it is a required one', async () => {
    for (const [prop, { kind, required }] of Object.entries(widget.props)) {
      const value = WRONG.get(kind);
      if (value === undefined) continue;
      const page = openPage(first, widget);
      page.placeholders[0]!.setAttribute(`data-${kebabCase(prop)}`, value);
      const before = page.html();
      const told = `data-${kebabCase(prop)} must be `;
      if (required) await expect(page.mount()).rejects.toThrow(`${name}: ${told}`);
      else {
        await page.mount();
        expect(page.notes()).toContainEqual(
          expect.stringMatching(new RegExp(`^${told}.* (?:It is left out|\\S+ is used)\\.$`)),
        );
        await page.unmount();
      }
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

function listenToConsole(): () => string[] {
  const methods = ['debug', 'info', 'log', 'warn', 'error'] as const;
  const spies = methods.map((method) => jest.spyOn(console, method).mockImplementation(() => {}));
  return () => {
    const said = spies.flatMap((spy, index) =>
      spy.mock.calls.map((call) => `${methods[index]}: ${call.map(String).join(' ')}`),
    );
    for (const spy of spies) spy.mockRestore();
    return said;
  };
}
