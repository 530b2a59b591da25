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
  createFaults,
  createMail,
  createServices,
  openDatabase,
  testClock,
} from '../services/index.ts';
import { prepareMicrosite } from '../microsite/prepare.ts';
import { createSite } from '../site/index.ts';
import { compose } from './compose.ts';
import { askToReconnect, close, listen } from './listen.ts';
import type { Options } from './options.ts';
import { atOrigin } from './public-origin.ts';
import { packFolder } from './pack.ts';
import { createStaticOrigin } from './static-origin.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const hour = 3_600_000;
/** For requests in progress when the process stops. */
const SECONDS_TO_FINISH = 30;

export interface Demo {
  addresses: Addresses;
  mailAddress: string;
  /** Lets balancers and clients go elsewhere, finishes requests in progress and flushes the data. */
  stop(): Promise<void>;
}

/** Everything on its ports; when one part cannot start, what did start is stopped again. */
export async function start(options: Options): Promise<Demo> {
  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const step of stops.splice(0).reverse()) await step();
  };
  try {
    return { ...(await startAll(options, (step) => stops.push(step))), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startAll(options: Options, onStop: (step: () => Promise<void>) => void): Promise<Omit<Demo, 'stop'>> {
  const { host, ports, origins, allowedOrigins, drainSeconds } = options;
  const serve = async (server: Server, port: number, variable: string) => {
    onStop(() => close(server, SECONDS_TO_FINISH));
    return listen(server, { host, port, variable });
  };
  // Filled when the ports are known, and read on each request.
  const addresses = { site: '', cdn: '', microsite: '', local: '', allowed: allowedOrigins };
  await packFolder(dist);
  const staticOrigin = await serve(createStaticOrigin(dist), ports.cdn, 'CDN_PORT');
  addresses.cdn = origins.cdn ?? staticOrigin;
  const microsite = await mkdtemp(join(tmpdir(), 'inlay-microsite-'));
  onStop(() => rm(microsite, { recursive: true, force: true }));
  const micrositeOrigin = await serve(createStaticOrigin(microsite), ports.microsite, 'MICROSITE_PORT');
  addresses.microsite = origins.microsite ?? micrositeOrigin;

  const database = await openDatabase(options.database);
  onStop(() => database.close());
  const clock = options.faults ? testClock : () => new Date();
  const mail = createMail({ database, clock, smtpUrl: options.smtpUrl });
  onStop(() => mail.idle());
  // Tests need the same dates each day; visitors want events that are to come.
  const content = loadContent(undefined, undefined, options.faults ? undefined : clock());
  const faults = options.faults ? createFaults() : undefined;
  const services = await createServices({
    database,
    mail,
    content,
    addresses,
    faults,
    clock,
    settings: options.settings,
  });
  onStop(() => services.idle());
  const sweeping = setInterval(
    () => void services.sweep().catch((error: unknown) => console.error('start: could not sweep.', error)),
    hour,
  );
  onStop(async () => clearInterval(sweeping));
  await services.sweep();

  const { runtime } = JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8')) as { runtime: string };
  const site = createSite({ content, services, addresses, runtime });
  const app = compose({ services: services.app.fetch, inbox: createInbox(mail).fetch, site: site.fetch });
  const fetch = origins.site ? atOrigin(origins.site, app.fetch) : app.fetch;
  const server = createAdaptorServer({ fetch }) as Server;
  addresses.local = await serve(server, ports.site, 'PORT');
  addresses.site = origins.site ?? addresses.local;
  onStop(async () => {
    services.drain();
    askToReconnect(server);
    await setTimeout(drainSeconds * 1000);
  });
  await prepareMicrosite(addresses, microsite);
  return {
    addresses,
    mailAddress: options.smtpUrl ? 'sent by SMTP' : `${addresses.site}/inbox`,
  };
}
