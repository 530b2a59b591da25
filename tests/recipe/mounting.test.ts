/**
 * One loop over every widget, under Preact and React: each example mounts and unmounts, logs nothing, and leaves
 * nothing behind. In `npm test`, React mounts the first example of each widget.
 */
import type { Widget } from '../../src/contract';
import { trackListeners } from './ledger';
import { loadWidget } from './load-widget';
import { openPage } from './page';
import { silenceServices } from './silent-services';
import { requestedSources } from './source';

beforeEach(silenceServices);

describe.each(requestedSources().map((source) => [source.name, source] as const))('%s', (name, { examples }) => {
  let widget: Widget;
  beforeAll(() => (widget = loadWidget(name)));
  const first = examples[0]?.html ?? '';

  // Without `.each`: folders.test.ts reports a widget without examples.
  for (const { title, html } of 'FIRST_EXAMPLES' in globalThis ? examples.slice(0, 1) : examples)
    test(`mounts the example "${title}" and leaves the page as it was`, async () => {
      const consoleMessages = listenToConsole();
      const page = openPage(html, widget);
      const before = page.html();
      await page.mount();
      await page.unmount();
      expect(page.html()).toBe(before);

      // Page-level listeners, such as the session's, are registered now. A second visit adds none.
      const ledger = trackListeners();
      await page.mount();
      await page.unmount();
      expect(ledger.open()).toEqual([]);
      ledger.close();
      expect(consoleMessages()).toEqual([]);
    });

  test('can be on a page twice without repeating an id or the name of a landmark', async () => {
    const page = openPage(first + first, widget);
    await page.mount();
    const ids = [...page.host.querySelectorAll('[id]')].map(({ id }) => id);
    expect(repeated(ids)).toEqual([]);
    expect(repeated(landmarksIn(page.host))).toEqual([]);
    await page.unmount();
  });
});

function repeated(names: readonly string[]): string[] {
  return names.filter((name, index) => names.indexOf(name) !== index);
}

/** Role and name of each landmark that the widget rendered, such as "nav Your account". */
function landmarksIn(host: Element): string[] {
  const landmarks = host.querySelectorAll<HTMLElement>(
    // An accordion names each open panel by its button.
    'nav, section[aria-label], section[aria-labelledby], form[aria-label], [role=search], [role=region]:not(.inlay-disclosure__panel)',
  );
  return [...landmarks].map((landmark) => {
    const title = document.getElementById(landmark.getAttribute('aria-labelledby') ?? '');
    const name = landmark.getAttribute('aria-label') ?? title?.textContent?.trim();
    return `${landmark.getAttribute('role') ?? landmark.localName} ${name}`;
  });
}

function listenToConsole(): () => string[] {
  const methods = ['debug', 'info', 'log', 'warn', 'error'] as const;
  const spies = methods.map((method) => jest.spyOn(console, method).mockImplementation(() => {}));
  return () => {
    const messagesOf = spies.flatMap((spy, index) =>
      spy.mock.calls.map((call) => `${methods[index]}: ${call.map(String).join(' ')}`),
    );
    for (const spy of spies) spy.mockRestore();
    return messagesOf;
  };
}
