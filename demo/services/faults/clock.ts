import { AsyncLocalStorage } from 'node:async_hooks';
import type { MiddlewareHandler } from 'hono';
import type { Clock } from '../clock.ts';

const seconds = new AsyncLocalStorage<number>();

/**
 * Shifts the clock for a request with the header `inlay-clock`: with -960, a code that it creates is already 16 minutes
 * old.
 */
export const testClock: Clock = () => new Date(Date.now() + (seconds.getStore() ?? 0) * 1000);

/** Lets tests use expired things without waiting, each in its own requests. */
export const readClock: MiddlewareHandler = (context, next) =>
  seconds.run(Number(context.req.header('inlay-clock')) || 0, next);
