import type { Page } from '@playwright/test';

interface Figures {
  shift: number;
  longest: number;
}

type Measured = { figures: Figures };

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  args: { name?: string };
  /** CPU time of the thread, in microseconds. */
  tdur?: number;
}

/**
 * The longest task of the page during `work`, in milliseconds of CPU time of its thread, so that other load on the
 * machine does not count.
 */
export async function longestTask(page: Page, work: () => Promise<void>): Promise<number> {
  const browser = page.context().browser()!;
  await browser.startTracing(page, { categories: ['-*', 'disabled-by-default-devtools.timeline'] });
  await work();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
  );
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && main.has(threadOf(event)));
  if (!tasks.length) throw new Error('The trace holds no task of the page.');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

/** Measures from the start of every page: how far its content shifts, and its longest task in milliseconds. */
export async function measurePages(page: Page): Promise<{ read(): Promise<Figures> }> {
  await page.addInitScript(() => {
    const figures = { shift: 0, longest: 0 };
    Object.assign(window, { figures });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) figures.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) figures.longest = Math.max(figures.longest, duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  return {
    async read() {
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(resolve))));
      return page.evaluate(() => (window as never as Measured).figures);
    },
  };
}
