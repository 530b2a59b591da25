import type { Page } from '@playwright/test';

interface Figures {
  shift: number;
  longest: number;
}

type Measured = { figures: Figures };

/** Measures from the first line of every page: how far its content jumped, and its longest task in milliseconds. */
export async function measurePages(page: Page): Promise<{ read(): Promise<Figures> }> {
  await page.addInitScript(() => {
    const figures = { shift: 0, longest: 0 };
    Object.assign(window, { figures });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) if (!entry.hadRecentInput) figures.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) figures.longest = Math.max(figures.longest, duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  return {
    async read() {
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))));
      return page.evaluate(() => (window as never as Measured).figures);
    },
  };
}
