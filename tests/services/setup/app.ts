import type { Server } from 'node:http';
import { createAdaptorServer } from '@hono/node-server';
import type { Content } from '../../../demo/content/load.ts';
import { createInbox } from '../../../demo/inbox/index.ts';
import {
  close,
  createFaults,
  createMail,
  createServices,
  type Database,
  listen,
  log,
  type Mail,
  readSettings,
  type Services,
} from '../../../demo/services/index.ts';
import type { StoredMail } from '../../../demo/services/mail/index.ts';
import { compose } from '../../../demo/start/compose.ts';
import { type Client, createClient } from './client.ts';
import { content as smallContent } from './content.ts';
import { openTestDatabase } from './database.ts';
import { createPeople, type People } from './people.ts';
import { solveCaptcha } from './solve-captcha.ts';

export interface App extends Client, People {
  origin: string;
  microsite: string;
  database: Database;
  services: Services;
  mail: Mail;
  /** A new solution for the header CaptchaKey. */
  captcha(): Promise<string>;
  /** E-mails to an address, latest first, after all queued ones have been sent. */
  mailsTo(address: string): Promise<StoredMail[]>;
  /** Advances the services' clock. */
  pass(seconds: number): void;
  stop(): Promise<void>;
}

export interface AppOptions {
  /** As environment variables: `{ RATE_LIMIT_FACTOR: '1' }`. */
  environment?: Record<string, string>;
  faults?: boolean;
  /** The small firm by default. */
  content?: Content;
  /** Wraps the database of the services. */
  wrap?: (database: Database) => Database;
}

log.level = 'error';

const microsite = 'http://127.0.0.1:4102';

/**
 * The services and the inbox on a free port, with their own database: on the server that DATABASE_URL names, or
 * embedded.
 */
export async function startApp({
  environment = {},
  faults = false,
  content = smallContent,
  wrap = (database) => database,
}: AppOptions = {}): Promise<App> {
  const database = wrap(await openTestDatabase());
  let passed = 0;
  const clock = () => new Date(Date.now() + passed);
  const mail = createMail({ database, clock });
  const addresses = { site: '', cdn: '', microsite };
  // Tests have far more visitors a minute than real sites: only the tests of limits enable them.
  const settings = readSettings({
    CAPTCHA_COST: '10',
    CAPTCHA_GUESSES: '20',
    RATE_LIMIT_FACTOR: '1000',
    DEMO_ACCOUNTS: '1',
    ...environment,
  });
  const services = await createServices({
    database,
    mail,
    content,
    addresses,
    clock,
    settings,
    ...(faults && { faults: createFaults() }),
  });
  const app = compose({
    services: services.app.fetch,
    inbox: createInbox(mail).fetch,
    site: () => new Response('site'),
  });
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  const origin = await listen(server, { host: '127.0.0.1', port: 0, variable: 'PORT' });
  addresses.site = origin;

  const client = await createClient(origin);
  const captcha = () => solveCaptcha(client);
  const mailsTo = async (address: string) => {
    await services.idle();
    return (await mail.inbox?.list({ to: address })) ?? [];
  };
  return {
    ...client,
    ...createPeople({ client, captcha, mailsTo }),
    origin,
    microsite,
    database,
    services,
    mail,
    captcha,
    mailsTo,
    pass: (seconds) => void (passed += seconds * 1000),
    async stop() {
      await close(server);
      await services.idle();
      await database.close();
    },
  };
}
