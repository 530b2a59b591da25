import { createHash, timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { type Database, withDeadline } from '../database/index.ts';

export interface Metrics {
  observeRequest(request: { method: string; route: string; status: number; seconds: number }): void;
  /** Counts that a visitor reached the limit of this name. */
  countLimit(limit: string): void;
  mount(app: Hono): void;
}

/** In seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** For Prometheus, at `/metrics`, with `token` as bearer token. Without a token the page does not exist. */
export function createMetrics({ database, token }: { database: Database; token: string }): Metrics {
  const register = new Registry();
  const registers = [register];
  const requests = new Counter({
    name: 'inlay_http_requests_total',
    help: 'Requests by route and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'inlay_http_request_duration_seconds',
    help: 'Time to the response, by route.',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers,
  });
  const limits = new Counter({
    name: 'inlay_limits_hit_total',
    help: 'Requests that a limit rejected, by limit.',
    labelNames: ['limit'],
    registers,
  });
  addDatabaseMetrics(database, registers);
  if (token) collectDefaultMetrics({ register });
  return {
    observeRequest({ method, route, status, seconds }) {
      requests.inc({ method, route, status });
      durations.observe({ method, route }, seconds);
    },
    countLimit: (limit) => limits.inc({ limit }),
    mount(app) {
      if (!token) return;
      app.get('/metrics', async (context) => {
        if (!isSame(context.req.header('authorization') ?? '', `Bearer ${token}`))
          return context.text('Send METRICS_TOKEN as bearer token.', 401, { 'www-authenticate': 'Bearer' });
        return context.body(await register.metrics(), 200, {
          'content-type': register.contentType,
          'cache-control': 'no-store',
        });
      });
    },
  };
}

/** The connections of this process, and the queued e-mails of all processes. */
function addDatabaseMetrics(database: Database, registers: Registry[]): void {
  new Gauge({
    name: 'inlay_database_connections',
    help: 'Connections to the database, and requests that wait for one (state="waiting").',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, count] of Object.entries(database.connections?.() ?? {})) this.set({ state }, count);
    },
  });
  new Gauge({
    name: 'inlay_mail_queue',
    help: 'Mails that wait for the mail server (state="waiting"), or for an operator (state="failed").',
    labelNames: ['state'],
    registers,
    async collect() {
      const [row] = await withDeadline(() =>
        database.query<{ waiting: number; failed: number }>(
          'SELECT count(*) FILTER (WHERE failed_at IS NULL)::int AS waiting, count(failed_at)::int AS failed FROM mail_queue',
        ),
      )
        // Operators need the other figures most while the database is away.
        .catch(() => []);
      this.reset();
      for (const [state, count] of Object.entries(row ?? {})) this.set({ state }, count);
    },
  });
}

/** Constant time for every wrong text, so that the time reveals nothing about the secret. */
function isSame(text: string, secret: string): boolean {
  return timingSafeEqual(hash(text), hash(secret));
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
