import type { Page } from '@playwright/test';

/** The memory, timers and observers of a tab. */
export interface Census {
  /** In bytes, after a garbage collection. */
  heap: number;
  listeners: number;
  nodes: number;
  /** Timers that have not fired yet. */
  timers: number;
  /** Targets of IntersectionObservers and ResizeObservers, and MutationObservers that were not disconnected. */
  observed: number;
}

/** Counts from the start of every page; with a fake clock, after it is installed. */
export async function installCensus(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timers = new Set<unknown>();
    const observed = new Map<object, Set<unknown>>();
    const pageGlobals = window as unknown as Record<string, (...parameters: unknown[]) => unknown>;

    for (const [start, stop, isOnce] of [
      ['setTimeout', 'clearTimeout', true],
      ['setInterval', 'clearInterval', false],
    ] as const) {
      const begin = pageGlobals[start]!;
      const end = pageGlobals[stop]!;
      pageGlobals[start] = (callback, ...rest) => {
        const id = begin.call(
          window,
          (...parameters: unknown[]) => {
            if (isOnce) timers.delete(id);
            (callback as (...parameters: unknown[]) => void)(...parameters);
          },
          ...rest,
        );
        timers.add(id);
        return id;
      };
      pageGlobals[stop] = (id) => {
        timers.delete(id);
        return end.call(window, id);
      };
    }

    for (const { prototype } of [IntersectionObserver, ResizeObserver, MutationObserver]) {
      const methods = prototype as unknown as Record<
        'observe' | 'unobserve' | 'disconnect',
        (...parameters: unknown[]) => void
      >;
      const { observe, unobserve, disconnect } = methods;
      methods.observe = function (this: object, target, ...rest) {
        // A removed node takes its MutationObservers along.
        const what = prototype === (MutationObserver.prototype as unknown) ? 'changes' : target;
        observed.set(this, (observed.get(this) ?? new Set()).add(what));
        observe.call(this, target, ...rest);
      };
      if (unobserve) {
        methods.unobserve = function (this: object, target) {
          observed.get(this)?.delete(target);
          unobserve.call(this, target);
        };
      }
      methods.disconnect = function (this: object) {
        observed.delete(this);
        disconnect.call(this);
      };
    }

    Object.assign(window, {
      census: () => ({
        timers: timers.size,
        observed: [...observed.values()].reduce((sum, targets) => sum + targets.size, 0),
      }),
    });
  });
}

/** Measures after a garbage collection. */
export async function takeCensus(page: Page): Promise<Census> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // Objects finalised by the first collection are freed by the second.
  for (let round = 0; round < 2; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const value = (name: string) => metrics.find((metric) => metric.name === name)!.value;
  const pageCensus = await page.evaluate(() =>
    (window as never as { census(): Pick<Census, 'timers' | 'observed'> }).census(),
  );
  await session.detach();
  return { heap: value('JSHeapUsedSize'), listeners: value('JSEventListeners'), nodes: value('Nodes'), ...pageCensus };
}
