import { access, constants, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createTransport } from 'nodemailer';
import { claimFolder, connect, missingMigrations, openServer } from '../database/index.ts';
import { openRedis } from '../security/redis-counters.ts';
import type { ServerOptions } from './options.ts';
import { readContent } from './start.ts';

export interface CheckResult {
  /** The checked setting. */
  name: string;
  isGood: boolean;
  /** The result, or the error with its variable. Without passwords. */
  message: string;
}

/** Tests everything that a start needs, without changes. */
export async function check(options: ServerOptions): Promise<CheckResult[]> {
  const checks = {
    address: checkAddress,
    database: checkDatabase,
    limits: checkLimits,
    mail: checkMail,
    content: checkContent,
  };
  const results: CheckResult[] = [];
  for (const [name, run] of Object.entries(checks)) {
    try {
      results.push({ name, isGood: true, message: await run(options) });
    } catch (error) {
      results.push({ name, isGood: false, message: error instanceof Error ? error.message : String(error) });
    }
  }
  return results;
}

function checkAddress({ host, origins }: ServerOptions): string {
  const isLocal = /^(?:127\.\d+\.\d+\.\d+|::1|localhost)$/.test(host);
  if (!origins.site && !isLocal)
    throw new Error(
      `services: SITE_ORIGIN is missing, and HOST is ${host}. Set it to the origin that browsers see, such as https://www.example.com.`,
    );
  return origins.site ?? 'only this machine, because SITE_ORIGIN is not set';
}

const OLDEST_VERSION = 140_000;

async function checkDatabase({ database: { url, replicaUrl, schema, folder } }: ServerOptions): Promise<string> {
  if (!url) return checkFolder(folder);
  if (replicaUrl)
    await (await openServer({ url: replicaUrl, schema: schema ?? 'inlay', variable: 'DATABASE_REPLICA_URL' })).close();
  const database = await connect({ url, schema });
  try {
    const [server] = await database.query<{ number: number; version: string; isReadOnly: boolean }>(
      `SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS version,
         current_setting('transaction_read_only') = 'on' AS "isReadOnly"`,
    );
    if (!server || server.number < OLDEST_VERSION)
      throw new Error(
        `services: DATABASE_URL leads to PostgreSQL ${server?.version}. Version 14 or later is required.`,
      );
    if (server.isReadOnly) throw new Error('services: DATABASE_URL leads to a database that is read-only.');
    const missing = await missingMigrations(database);
    const { host } = new URL(url);
    return `PostgreSQL ${server.version} at ${host}, ${missing.length ? `to migrate: ${missing.join(' ')}` : 'migrated'}`;
  } finally {
    await database.close();
  }
}

async function checkFolder(folder: string): Promise<string> {
  try {
    await mkdir(dirname(folder), { recursive: true });
    await access(dirname(folder), constants.W_OK);
  } catch (cause) {
    throw new Error(`services: DATA_FOLDER "${folder}" cannot be written: ${(cause as Error).message}`, { cause });
  }
  await (
    await claimFolder(folder)
  )();
  return `embedded, in ${folder}`;
}

async function checkLimits({ redisUrl }: ServerOptions): Promise<string> {
  if (!redisUrl) return 'counted in the database, because REDIS_URL is not set';
  const redis = await openRedis(redisUrl);
  try {
    await redis.run('return { 1 }', 'inlay:check', []);
    return `counted in Redis ${await redis.version()} at ${new URL(redisUrl).host}`;
  } finally {
    redis.close();
  }
}

/** In milliseconds. */
const PATIENCE = 5000;

async function checkMail({ mail: { smtpUrl } }: ServerOptions): Promise<string> {
  if (!smtpUrl) return 'no e-mail is sent, because SMTP_URL is not set: it is stored in the table mails';
  const { host } = new URL(smtpUrl);
  const patience = { connectionTimeout: PATIENCE, greetingTimeout: PATIENCE, socketTimeout: PATIENCE };
  const transport = createTransport(smtpUrl, {});
  Object.assign(transport.options, patience);
  try {
    await transport.verify();
    return `${host} accepts e-mail`;
  } catch (cause) {
    // The server's own message may contain the user's name.
    const { code, responseCode } = cause as { code?: string; responseCode?: number };
    const reason = [code, responseCode].filter(Boolean).join(' ');
    throw new Error(`services: SMTP_URL: the mail server at ${host} cannot be used: ${reason}.`, { cause });
  } finally {
    transport.close();
  }
}

async function checkContent(options: ServerOptions): Promise<string> {
  const { articles, jobs, events } = await Promise.resolve(readContent(options));
  return `${articles.length} articles, ${jobs.length} jobs, ${events.length} events`;
}
