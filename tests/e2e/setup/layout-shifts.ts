import type { Page } from '@playwright/test';

/** The maximum sum of layout shifts, half of web.dev's "good". */
export const ACCEPTED_SHIFT = 0.05;

export interface LayoutShifts {
  sum: number;
  /** The elements that moved, with their edges before and after. */
  moved: string[];
}

/** Records the layout shifts of every page that opens from now on; call it before the visit. */
export async function recordLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    interface LayoutShift extends PerformanceEntry {
      value: number;
      sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
    }
    const shifts: LayoutShifts = { sum: 0, moved: [] };
    const edges = ({ x, right, y, bottom }: DOMRect) => [x, right, y, bottom].map(Math.round).join(' ');
    const add = (entries: PerformanceEntryList) => {
      // While a page is parsed, the browser paints the content parsed so far, before any module runs.
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      for (const { value, sources, startTime } of entries as LayoutShift[]) {
        if (startTime <= (navigation?.domInteractive ?? 0)) continue;
        shifts.sum += value;
        for (const { node, previousRect, currentRect } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          shifts.moved.push(
            `${value.toFixed(3)} ${element?.localName ?? ''}.${element?.className ?? ''}: ${edges(previousRect)} → ${edges(currentRect)}`,
          );
        }
      }
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      takeLayoutShifts: () => {
        add(observer.takeRecords());
        return shifts;
      },
    });
  });
}

/** The layout shifts since the page was parsed, including the last frame. */
export async function layoutShiftsOf(page: Page): Promise<LayoutShifts> {
  await nextFrames(page);
  return page.evaluate(() => (window as never as { takeLayoutShifts(): LayoutShifts }).takeLayoutShifts());
}

/** Resolves after the browser has painted the current content. */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
