import { createClient } from '@redis/client';
import { after, type Clock } from '../clock.ts';
import { log } from '../observe/log.ts';
import { withTimeout } from '../timeout.ts';
import type { Counters } from './counters.ts';
import type { Keys } from './keys.ts';

/** Redis, Valkey, or anything else that speaks their protocol. */
export interface Redis {
  /** Runs a script with one key and returns its numbers. Rejects within half a second. */
  run(script: string, key: string, values: readonly number[]): Promise<readonly number[]>;
  version(): Promise<string>;
  close(): void;
}

/** In milliseconds, so that the database still has time to count. */
const PATIENCE = 500;
/** In milliseconds: how long a failed Redis is not used. */
const PAUSE = 10_000;

/** Throws if the server cannot be reached. Later, the client connects again whenever it lost the connection. */
export async function openRedis(url: string): Promise<Redis> {
  let isOpen = false;
  const client = createClient({
    url,
    // A command that cannot be sent now fails, and the database counts.
    disableOfflineQueue: true,
    socket: {
      connectTimeout: 5000,
      reconnectStrategy: (retries) => isOpen && Math.min(100 * 2 ** retries, 5000),
    },
  });
  // Failed commands are logged; without a listener, the process would exit.
  client.on('error', () => undefined);
  try {
    await client.connect();
    isOpen = true;
  } catch (cause) {
    throw new Error(`services: cannot connect with REDIS_URL: ${problemOf(cause)}`, { cause });
  }
  const withPatience = <Result>(work: Promise<Result>) =>
    withTimeout(work, PATIENCE, () => new Error('redis: no response.'));
  return {
    async run(script, key, values) {
      const reply = await withPatience(client.eval(script, { keys: [key], arguments: values.map(String) }));
      if (Array.isArray(reply) && reply.every((item) => typeof item === 'number')) return reply;
      throw new Error('redis: the script returned no numbers.');
    },
    version: async () => /^redis_version:(\S+)/m.exec(await withPatience(client.info('server')))?.[1] ?? '',
    close: () => client.destroy(),
  };
}

/** The expiry moves with the first count, and with later ones up to `slideTo`. */
const COUNT = `
  local count = redis.call('INCR', KEYS[1])
  if count == 1 or count <= tonumber(ARGV[2]) then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return { count, redis.call('PTTL', KEYS[1]) }`;
const FORGET = `return { redis.call('DEL', KEYS[1]) }`;

/** Counts in Redis, and in the database while Redis fails: then a limit may allow twice as many. */
export function withRedis(
  database: Counters,
  redis: Pick<Redis, 'run'>,
  { clock, keys }: { clock: Clock; keys: Keys },
): Counters {
  const keyOf = (name: string) => `inlay:counter:${keys.hash('counter', name)}`;
  let pausedUntil = 0;
  async function run(script: string, name: string, values: readonly number[]) {
    if (performance.now() < pausedUntil) return undefined;
    try {
      return await redis.run(script, keyOf(name), values);
    } catch (error) {
      pausedUntil = performance.now() + PAUSE;
      log.warn({ err: error }, 'Redis failed, and the database counts');
      return undefined;
    }
  }
  return {
    async add(name, options) {
      const [count, milliseconds] = (await run(COUNT, name, [options.seconds * 1000, options.slideTo ?? 0])) ?? [];
      if (count === undefined || milliseconds === undefined) return database.add(name, options);
      return { count, expiresAt: after(clock(), milliseconds / 1000) };
    },
    async forget(name) {
      // Either may have counted.
      await Promise.all([run(FORGET, name, []), database.forget(name)]);
    },
  };
}

/** The code of the socket, or the first word of Redis's own message, such as WRONGPASS. */
function problemOf(cause: unknown): string {
  if (!(cause instanceof Error)) return 'no response';
  if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return /^[A-Z]+(?= )/.exec(cause.message)?.[0] ?? cause.name;
}
