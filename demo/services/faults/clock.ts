import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareHandler } from 'hono';
import type { Clock } from '../clock.ts';

const seconds = new AsyncLocalStorage<number>();

/** The time, moved for a request that says so: `inlay-clock: -960` makes what it begins a quarter of an hour old. */
export const testClock: Clock = () => new Date(Date.now() + (seconds.getStore() ?? 0) * 1000);

/** Lets tests meet what expires without waiting for it, each in its own requests. */
export const readClock: MiddlewareHandler = (context, next) =>
  seconds.run(Number(context.req.header('inlay-clock')) || 0, next);
