import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import { withDeadline } from '../database/index.ts';
import { disturb, mountFaults } from '../faults/disturb.ts';
import type { Faults } from '../faults/faults.ts';
import { readClock } from '../faults/clock.ts';
import type { Metrics } from '../observe/metrics.ts';
import { observeRequests } from '../observe/requests.ts';
import { mountContract } from '../openapi/routes.ts';
import { answerError, ServiceError } from './errors.ts';
import type { Health } from './health.ts';
import { mountOperations, type Operation } from './operation.ts';
import { type Addresses, allowOrigins } from './origins.ts';

const largestBody = 64 * 1024;

/** The operations behind shared middleware: origins, headers, size limits, one shape of errors. */
export function createApplication({
  operations,
  addresses,
  health,
  metrics,
  trustProxy,
  faults,
}: {
  operations: readonly Operation[];
  addresses: Addresses;
  health: Health;
  metrics: Metrics;
  trustProxy: boolean;
  faults: Faults | undefined;
}): Hono {
  const app = new Hono();
  health.mount(app);
  metrics.mount(app);
  app.use(observeRequests({ metrics, trustProxy }));
  app.use(
    '/services/*',
    allowOrigins(addresses),
    secureHeaders(headers),
    notStored,
    rejectNul,
    bodyLimit({ maxSize: largestBody, onError: throwTooLarge }),
  );
  if (faults) {
    app.use('/services/*', readClock, disturb(faults));
    mountFaults(app, faults);
  }
  app.use((_, next) => withDeadline(next));
  mountOperations(app, operations);
  mountContract(app, operations, addresses);
  app.all('/services/*', throwUnknownOperation);
  app.onError(answerError);
  return app;
}

// The microsite reads the responses, so they may cross origins; the proxy that terminates TLS sends HSTS.
const headers = { crossOriginResourcePolicy: 'cross-origin', strictTransportSecurity: false } as const;

/** Some shared caches store a response without this header, even that of a signed-in visitor, for a day. */
const notStored: MiddlewareHandler = async (context, next) => {
  await next();
  if (!context.res.headers.has('cache-control')) context.header('Cache-Control', 'no-store');
};

/** NUL has no use in a path or query, and PostgreSQL cannot store it. */
const rejectNul: MiddlewareHandler = async ({ req }, next) => {
  if (/%00/.test(req.url)) throw new ServiceError('malformed', 'The URL contains the character NUL.');
  await next();
};

function throwTooLarge(): never {
  throw new ServiceError('tooLarge', 'The body is larger than 64 kB.');
}

function throwUnknownOperation(): never {
  throw new ServiceError('notFound', 'There is no such operation; see /services/openapi.json.');
}
