import { createAdaptorServer } from '@hono/node-server';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { loadContent } from '../content/load.ts';
import { createInbox } from '../inbox/index.ts';
import {
  type Addresses,
  askToReconnect,
  atOrigin,
  close,
  createFaults,
  listen,
  type OnStop,
  runServices,
  SECONDS_TO_FINISH,
  testClock,
  withStop,
} from '../services/index.ts';
import { prepareMicrosite } from '../microsite/prepare.ts';
import { createSite } from '../site/index.ts';
import { compose } from './compose.ts';
import type { Options } from './options.ts';
import { packFolder } from './pack.ts';
import { createStaticOrigin } from './static-origin.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));

export interface Demo {
  addresses: Addresses;
  mailAddress: string;
  /** Lets balancers and clients switch to other processes, finishes requests in progress and flushes the data. */
  stop(): Promise<void>;
}

/** Starts all servers on their ports. */
export function start(options: Options): Promise<Demo> {
  return withStop((onStop) => startAll(options, onStop));
}

async function startAll(options: Options, onStop: OnStop): Promise<Omit<Demo, 'stop'>> {
  const { host, ports, origins, allowedOrigins, drainSeconds } = options;
  const serve = async (server: Server, port: number, variable: string) => {
    onStop(() => close(server, SECONDS_TO_FINISH));
    return listen(server, { host, port, variable });
  };
  // Set when the ports are known, and read on each request.
  const addresses = { site: '', cdn: '', microsite: '', local: '', allowed: allowedOrigins };
  await packFolder(dist);
  const staticOrigin = await serve(createStaticOrigin(dist), ports.cdn, 'CDN_PORT');
  addresses.cdn = origins.cdn ?? staticOrigin;
  const microsite = await mkdtemp(join(tmpdir(), 'inlay-microsite-'));
  onStop(() => rm(microsite, { recursive: true, force: true }));
  const micrositeOrigin = await serve(createStaticOrigin(microsite), ports.microsite, 'MICROSITE_PORT');
  addresses.microsite = origins.microsite ?? micrositeOrigin;

  const clock = options.faults ? testClock : () => new Date();
  // Tests need the same dates each day; visitors expect upcoming events.
  const content = loadContent(undefined, undefined, options.faults ? undefined : clock());
  const faults = options.faults ? createFaults() : undefined;
  const { services, mail } = await runServices(options, { content, addresses, faults, clock, onStop });

  const { runtime } = JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8')) as { runtime: string };
  // Only tests of page services enable them.
  const site = createSite({ content, services, addresses, runtime, hasPageServices: !options.faults });
  const app = compose({ services: services.app.fetch, inbox: createInbox(mail).fetch, site: site.fetch });
  const fetch = origins.site ? atOrigin(origins.site, app.fetch) : app.fetch;
  const server = createAdaptorServer({ fetch }) as Server;
  addresses.local = await serve(server, options.port, 'PORT');
  addresses.site = origins.site ?? addresses.local;
  onStop(async () => {
    services.drain();
    askToReconnect(server);
    await setTimeout(drainSeconds * 1000);
  });
  await prepareMicrosite(addresses, microsite);
  return {
    addresses,
    mailAddress: options.mail.smtpUrl ? 'sent by SMTP' : `${addresses.site}/inbox`,
  };
}
