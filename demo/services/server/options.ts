import { resolve } from 'node:path';
import { readSettings, type Settings } from '../settings.ts';

/** The settings of a process; `readServerOptions` reads them from the environment. */
export interface ServerOptions {
  host: string;
  port: number;
  /** The public origins, if a proxy is in front. By default, the addresses at which the process listens. */
  origins: { site?: string | undefined; cdn?: string | undefined; microsite?: string | undefined };
  /** Other origins whose pages may call the services. */
  allowedOrigins: readonly string[];
  /** How long the process continues to serve after SIGTERM, so that a balancer notices that it is not ready. */
  drainSeconds: number;
  database: { url?: string | undefined; replicaUrl?: string | undefined; schema?: string | undefined; folder: string };
  /** The Redis for rate limits. Without it, the database counts. */
  redisUrl?: string | undefined;
  mail: { smtpUrl?: string | undefined; sender?: string | undefined };
  /** A folder like `demo/content`. Without one, the services list the demo's content. */
  contentFolder?: string | undefined;
  settings: Settings;
}

type Environment = Record<string, string | undefined>;

/** Reads and validates every setting; throws an error that names the first wrong variable, and the reason. */
export function readServerOptions(environment: Environment): ServerOptions {
  return {
    host: environment['HOST'] || '127.0.0.1',
    port: readPort('PORT', environment, 4100),
    origins: {
      site: readOrigin('SITE_ORIGIN', environment['SITE_ORIGIN']),
      cdn: readOrigin('STATIC_ORIGIN', environment['STATIC_ORIGIN']),
      microsite: readOrigin('MICROSITE_ORIGIN', environment['MICROSITE_ORIGIN']),
    },
    allowedOrigins: (environment['ALLOWED_ORIGINS'] ?? '')
      .split(',')
      .flatMap((origin) => readOrigin('ALLOWED_ORIGINS', origin.trim()) ?? []),
    drainSeconds: readDrainSeconds(environment['DRAIN_SECONDS']),
    database: {
      url: environment['DATABASE_URL'] || undefined,
      replicaUrl: environment['DATABASE_REPLICA_URL'] || undefined,
      schema: environment['DATABASE_SCHEMA'] || undefined,
      folder: resolve(environment['DATA_FOLDER'] || '.data/database'),
    },
    redisUrl: readRedisUrl(environment['REDIS_URL']),
    mail: { smtpUrl: readSmtpUrl(environment['SMTP_URL']), sender: environment['MAIL_FROM'] || undefined },
    contentFolder: environment['CONTENT_FOLDER'] || undefined,
    settings: readSettings(environment),
  };
}

/** An origin is scheme, host and port: CORS, CSP and links are compared with exactly that. */
function readOrigin(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.origin === text.toLowerCase()) return url.origin;
  throw new Error(
    `services: ${name} must be an origin without a path, such as https://www.example.com, got "${text}".${
      url && /^https?:$/.test(url.protocol) ? ` Use ${url.origin}.` : ''
    }`,
  );
}

function readDrainSeconds(text: string | undefined): number {
  const seconds = Number(text || 0);
  if (seconds >= 0 && seconds <= 30) return seconds;
  throw new Error(`services: DRAIN_SECONDS must be a number from 0 to 30, got "${text}".`);
}

function readSmtpUrl(text: string | undefined): string | undefined {
  if (!text || (/^smtps?:\/\/./.test(text) && URL.canParse(text))) return text || undefined;
  // It may contain a password, so it is not repeated.
  throw new Error('services: SMTP_URL must be a URL that begins with smtp:// or smtps://.');
}

function readRedisUrl(text: string | undefined): string | undefined {
  if (!text || (/^rediss?:\/\/./.test(text) && URL.canParse(text))) return text || undefined;
  // It may hold a password, so it is not repeated.
  throw new Error('services: REDIS_URL must be a URL that begins with redis:// or rediss://.');
}

/** The port in the variable `name`, or `preset` without one. */
export function readPort(name: string, environment: Environment, preset: number): number {
  const text = environment[name];
  if (text === undefined || text === '') return preset;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`services: ${name} must be a port number, got "${text}". Use 0 for any free one.`);
}
