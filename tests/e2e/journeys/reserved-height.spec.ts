import type { Page } from '@playwright/test';
import { expect, test, wholeIsMounted } from '../setup';

/** Pixels that rounding may take. */
const NOTHING = 1;

/** Together they show every module that reserves height. */
const pages = ['cards', 'openings', 'carousels', 'tables-and-notes', 'media', 'disclosure'];

/** Modules whose height cannot be known before they measure: by how much it may differ, and why. */
const exceptions: [selector: string, pixels: number, why: string][] = [
  ['[data-module=quiz]', 48, 'It is as high as the longest of its questions, and begins with the first.'],
  ['[data-module=table][data-mobile-layout^=scale]', 8, 'On a phone it is scaled by what it measures.'],
  ['[data-module]:not(:has(> :not(script)))', 140, 'It holds data alone: it keeps what its kind mostly takes.'],
];

for (const width of [360, 1440]) {
  for (const name of pages) {
    test(`every module of the page ${name} takes the height that was reserved for it, ${width} pixels wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const release = await holdLoader(page);
      await page.goto(`/demo/pages/${name}`, { waitUntil: 'commit' });
      await page.waitForFunction(
        () =>
          document.readyState === 'interactive' &&
          [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
      );
      const before = await heightsOf(page);
      release();
      await wholeIsMounted(page);
      const after = await heightsOf(page);
      expect(before.length).toBeGreaterThan(0);
      expect(after).toHaveLength(before.length);
      const moved = before.flatMap(({ module, height: was, mayDiffer }, index) => {
        const { height } = after[index]!;
        return Math.abs(height - was) <= mayDiffer ? [] : [`${index + 1}. ${module}: ${was} → ${height}`];
      });
      expect(moved).toEqual([]);
    });
  }
}

/** The page is read to its end, and no script of ours has run. */
async function holdLoader(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/loader\.js/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

interface Reserved {
  module: string;
  /** From the end of what stands before it to the start of what follows, margins included. */
  height: number;
  mayDiffer: number;
}

async function heightsOf(page: Page): Promise<Reserved[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(
    ([nothing, known]) => {
      const isInFlow = (element: Element) =>
        element.getClientRects().length > 0 && !/fixed|absolute/.test(getComputedStyle(element).position);
      const neighbour = (element: Element, way: 'previousElementSibling' | 'nextElementSibling') => {
        let next = element[way];
        while (next && !isInFlow(next)) next = next[way];
        return next;
      };
      const outermost = [...document.querySelectorAll('main [data-module]')].filter(
        (element) => !element.parentElement?.closest('[data-module]'),
      );
      return outermost.map((element) => {
        const before =
          neighbour(element, 'previousElementSibling')?.getBoundingClientRect().bottom ??
          element.parentElement!.getBoundingClientRect().top;
        const after =
          neighbour(element, 'nextElementSibling')?.getBoundingClientRect().top ??
          element.parentElement!.getBoundingClientRect().bottom;
        const mayDiffer = known.find(([selector]) => element.matches(selector))?.[1] ?? nothing;
        return {
          module: element.getAttribute('data-module')!,
          height: Math.round((after - before) * 10) / 10,
          mayDiffer,
        };
      });
    },
    [NOTHING, exceptions] as const,
  );
}
