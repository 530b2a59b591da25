import { expect } from '@playwright/test';
import type { Census } from './census.ts';

/** The allowed difference between end and start: compiled code, and single nodes that the browser keeps. */
const TOLERANCE: Census = { heap: 1_000_000, listeners: 5, nodes: 100, timers: 1, observed: 0 };

/** The page is in its original state again. */
export function expectReturn(start: Census, end: Census): void {
  const more = (Object.keys(TOLERANCE) as (keyof Census)[]).filter((name) => end[name] - start[name] > TOLERANCE[name]);
  expect(more, `from ${JSON.stringify(start)} to ${JSON.stringify(end)}`).toEqual([]);
}
