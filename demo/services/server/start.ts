import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { type Content, loadContent } from '../../content/load.ts';
import { askToReconnect, close, listen } from './listen.ts';
import type { ServerOptions } from './options.ts';
import { atOrigin } from './public-origin.ts';
import { type OnStop, runServices, withStop } from './run.ts';

/** For requests in progress when the process stops. */
export const SECONDS_TO_FINISH = 30;

export interface RunningServer {
  /** The address at which the process listens. */
  address: string;
  /** Lets balancers and clients switch to other processes, finishes requests in progress and flushes the data. */
  stop(): Promise<void>;
}

/** The services alone, on one port. */
export function startServer(options: ServerOptions): Promise<RunningServer> {
  return withStop((onStop) => startAll(options, onStop));
}

async function startAll(options: ServerOptions, onStop: OnStop): Promise<{ address: string }> {
  const { host, port, origins, allowedOrigins, drainSeconds } = options;
  // Set when the port is known, and read on each request.
  const addresses = { site: '', cdn: '', microsite: origins.microsite ?? '', local: '', allowed: allowedOrigins };
  const clock = () => new Date();
  const { services } = await runServices(options, { content: readContent(options), addresses, clock, onStop });
  const { fetch } = services.app;
  const server = createAdaptorServer({ fetch: origins.site ? atOrigin(origins.site, fetch) : fetch }) as Server;
  onStop(() => close(server, SECONDS_TO_FINISH));
  const address = await listen(server, { host, port, variable: 'PORT' });
  Object.assign(addresses, {
    local: address,
    site: origins.site ?? address,
    cdn: origins.cdn ?? origins.site ?? address,
  });
  onStop(async () => {
    services.drain();
    askToReconnect(server);
    await wait(drainSeconds * 1000);
  });
  return { address };
}

/** The demo's content, or the operator's without additions. */
export function readContent({ contentFolder }: Pick<ServerOptions, 'contentFolder'>): Content {
  if (!contentFolder) return loadContent(undefined, undefined, new Date());
  try {
    return loadContent(contentFolder, { people: 0, jobs: 0, events: 0, universities: 9200 }, new Date());
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`services: CONTENT_FOLDER "${contentFolder}" cannot be used: ${reason}`, { cause });
  }
}
