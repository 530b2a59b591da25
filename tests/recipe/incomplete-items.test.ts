/**
 * One loop over every widget: items of which an editor has written only one part. Its text is shown, or a note names
 * it.
 */
import { isRecord, kebabCase, readProps, type Members, type Prop, type Widget } from '../../src/contract';
import { loadWidget } from './load-widget';
import { openPage, type Page } from './page';
import { silenceServices } from './silent-services';
import { sources } from './source';

beforeEach(silenceServices);

/** Notes quote this many lost texts, and give the number of the rest. */
const NAMED = 5;

const LISTS = sources().flatMap(({ name }) => listsIn(loadWidget(name)).map((list) => [name, list] as const));

describe.each(LISTS)('%s: %s', (name, list) => {
  const widget = loadWidget(name);
  const members = (widget.props[list]!.details as Prop).details as Members;
  const parts = Object.keys(members).filter((member) => ['text', 'content', 'link'].includes(members[member]!.kind));
  const most = maxItemsOf(widget.props[list]!);
  const groups = Array.from({ length: Math.ceil(parts.length / most) }, (_, index) =>
    parts.slice(index * most, (index + 1) * most),
  );

  test('from JSON', async () => {
    for (const some of groups) {
      const items = some.map((part) => ({
        [part]: members[part]!.kind === 'link' ? { text: wordOf(part) } : wordOf(part),
      }));
      const json = { ...Object.fromEntries(requiredOf(widget)), [list]: items };
      expect(
        await vanished(
          widget,
          openPage(
            `<div data-module="${name}"><script type="application/json">${JSON.stringify(json)}</script></div>`,
            widget,
            { mode: 'edit' },
          ),
          some,
        ),
      ).toEqual([]);
    }
  });

  test('from elements', async () => {
    for (const some of groups) {
      const items = some.map(
        (part) => `<li data-item="${list}"><span data-field="${part}">${wordOf(part)}</span></li>`,
      );
      const attributes = requiredOf(widget).map(([prop, value]) => `data-${kebabCase(prop)}="${value}"`);
      expect(
        await vanished(
          widget,
          openPage(`<div data-module="${name}" ${attributes.join(' ')}><ul>${items.join('')}</ul></div>`, widget, {
            mode: 'edit',
          }),
          some,
        ),
      ).toEqual([]);
    }
  });
});

async function vanished(widget: Widget, page: Page, parts: readonly string[]): Promise<string[]> {
  let failure = '';
  await page.mount().catch((error: unknown) => (failure = (error as Error).message));
  const seen = [page.html().replace(/<script.*?<\/script>/gs, ''), ...page.notes()].join(' ');
  await page.unmount();
  // Private parts, such as an item's name for analytics, are up to the widget.
  const missingTexts = failure
    ? ''
    : JSON.stringify(readProps(widget.name, widget.props, page.placeholders[0]!).props, (_name, value: unknown) =>
        value instanceof Element ? value.textContent : value,
      );
  page.host.remove();
  // A failed placeholder keeps the server's content.
  return failure ? [] : parts.filter((part) => !`${seen} ${missingTexts}`.includes(wordOf(part)));
}

/** Unique, and within the length limits of texts. */
function wordOf(part: string): string {
  return `${part.length}${part}`.slice(0, 12);
}

function listsIn({ props }: Widget): string[] {
  return Object.keys(props).filter(
    (name) =>
      props[name]!.kind === 'list' &&
      isRecord((props[name]!.details as Prop).details) &&
      !Array.isArray((props[name]!.details as Prop).details),
  );
}

function maxItemsOf({ limits }: Prop): number {
  return isRecord(limits) && 'items' in limits ? Math.min(limits.items, NAMED) : NAMED;
}

function requiredOf({ props }: Widget): [string, string][] {
  return Object.keys(props)
    .filter((name) => props[name]!.required)
    .map((name) => [name, 'Given']);
}
