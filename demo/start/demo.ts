import { createAdaptorServer } from '@hono/node-server';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
import { close, listen } from './listen.ts';
import type { Options } from './options.ts';
import { packFolder } from './pack.ts';
import { createStaticOrigin } from './static-origin.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const hour = 3_600_000;

export interface Demo {
  addresses: Addresses;
  mailAddress: string;
  /** Finishes what is under way and flushes the data. */
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
  const { host, ports } = options;
  const serve = async (server: Server, port: number, variable: string) => {
    onStop(() => close(server));
    return listen(server, { host, port, variable });
  };
  // Filled when the ports are known, and read on each request.
  const addresses = { site: '', cdn: '', microsite: '' };
  await packFolder(dist);
  addresses.cdn = await serve(createStaticOrigin(dist), ports.cdn, 'CDN_PORT');
  const microsite = await mkdtemp(join(tmpdir(), 'inlay-microsite-'));
  onStop(() => rm(microsite, { recursive: true, force: true }));
  addresses.microsite = await serve(createStaticOrigin(microsite), ports.microsite, 'MICROSITE_PORT');

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
  addresses.site = await serve(createAdaptorServer({ fetch: app.fetch }) as Server, ports.site, 'PORT');
  await prepareMicrosite(addresses, microsite);
  return { addresses, mailAddress: options.smtpUrl ? 'sent by SMTP' : `${addresses.site}/inbox` };
}
