import { expect } from '@playwright/test';
import type { Census } from './census.ts';

/**
 * How much more there may be at the end than at the start: code that the engine has compiled meanwhile, and what it
 * keeps of single nodes.
 */
const TOLERANCE: Census = { heap: 1_000_000, listeners: 5, nodes: 100, timers: 1, observed: 0 };

/** Everything is as it was. */
export function expectReturn(start: Census, end: Census): void {
  const more = (Object.keys(TOLERANCE) as (keyof Census)[]).filter((name) => end[name] - start[name] > TOLERANCE[name]);
  expect(more, `from ${JSON.stringify(start)} to ${JSON.stringify(end)}`).toEqual([]);
}
