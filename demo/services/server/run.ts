import type { Content } from '../../content/load.ts';
import type { Clock } from '../clock.ts';
import { createServices, type Services } from '../create-services.ts';
import { createServerClock, openDatabase } from '../database/index.ts';
import type { Faults } from '../faults/faults.ts';
import type { Addresses } from '../http/origins.ts';
import { createMail, type Mail } from '../mail/index.ts';
import { log } from '../observe/log.ts';
import { openRedis } from '../security/redis-counters.ts';
import type { ServerOptions } from './options.ts';

/** Registers a step of the stop. The last step that was registered runs first. */
export type OnStop = (step: () => Promise<unknown> | void) => void;

const hour = 3_600_000;

/** Opens the database, creates mail and services, and deletes expired rows every hour until the stop. */
export async function runServices(
  options: Pick<ServerOptions, 'mail' | 'redisUrl' | 'settings'> & {
    database: ServerOptions['database'] & { fresh?: boolean };
  },
  {
    clock: localClock,
    onStop,
    ...parts
  }: { content: Content; addresses: Addresses; faults?: Faults | undefined; clock: Clock; onStop: OnStop },
): Promise<{ services: Services; mail: Mail }> {
  const database = await openDatabase(options.database);
  onStop(() => database.close());
  const { clock, stop } = options.database.url
    ? await createServerClock(database, localClock)
    : { clock: localClock, stop: () => undefined };
  onStop(stop);
  const redis = options.redisUrl ? await openRedis(options.redisUrl) : undefined;
  onStop(() => redis?.close());
  const mail = createMail({ database, clock, ...options.mail });
  onStop(() => mail.idle());
  const services = await createServices({ ...parts, database, redis, mail, clock, settings: options.settings });
  onStop(() => services.idle());
  const sweeping = setInterval(
    () =>
      void services.sweep().catch((error: unknown) => log.error({ err: error }, 'expired rows could not be deleted')),
    hour,
  );
  onStop(() => clearInterval(sweeping));
  await services.sweep();
  return { services, mail };
}

/** Runs `work`, which registers steps of the stop. If it throws, everything that has started is stopped again. */
export async function withStop<Result extends object>(
  work: (onStop: OnStop) => Promise<Result>,
): Promise<Result & { stop(): Promise<void> }> {
  const steps: Parameters<OnStop>[0][] = [];
  const stop = async () => {
    for (const step of steps.splice(0).reverse()) await step();
  };
  try {
    return { ...(await work((step) => steps.push(step))), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** SIGINT and SIGTERM stop the process. A second signal does not wait. */
export function stopOnSignal(stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      process.once(signal, () => process.exit(1));
      void stop().then(() => process.exit(0));
    });
}
