import type { Page } from '@playwright/test';
import type { Inlay } from '../../../src/index.ts';

/** A page's window, as its own scripts see it: `(window as never as HostWindow).inlay`. */
export interface HostWindow {
  inlay: Inlay;
  /** The props of pages/counter.js. */
  mounts?: number;
  unmounts?: number;
}

/** How often the counters of the page mounted and unmounted. */
export function comings(page: Page): Promise<{ mounts: number; unmounts: number }> {
  return page.evaluate(() => {
    const { mounts = 0, unmounts = 0 } = window as never as HostWindow;
    return { mounts, unmounts };
  });
}
