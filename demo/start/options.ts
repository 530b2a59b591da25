import { fileURLToPath } from 'node:url';
import { readSettings, type Settings } from '../services/index.ts';

export interface Options {
  host: string;
  ports: { site: number; cdn: number; microsite: number };
  /** The public origins, if a proxy is in front. Without one, they are where the process listens. */
  origins: { site?: string | undefined; cdn?: string | undefined; microsite?: string | undefined };
  /** Other origins whose pages may call the services. */
  allowedOrigins: readonly string[];
  /** How long the process goes on serving after SIGTERM, for a balancer to notice that it is not ready. */
  drainSeconds: number;
  database: { url?: string | undefined; schema?: string | undefined; folder: string; fresh: boolean };
  smtpUrl: string | undefined;
  build: boolean;
  faults: boolean;
  settings: Settings;
}

/** Reads the command line and the environment; throws for what makes no sense. */
export function readOptions(argv: readonly string[], environment: Record<string, string | undefined>): Options {
  const unknown = argv.find((argument) => !['--fresh', '--no-build'].includes(argument));
  if (unknown) throw new Error(`start: does not know ${unknown}. It knows --fresh and --no-build.`);
  return {
    host: environment['HOST'] ?? '127.0.0.1',
    ports: {
      site: readPort('PORT', environment, 4100),
      cdn: readPort('CDN_PORT', environment, 4101),
      microsite: readPort('MICROSITE_PORT', environment, 4102),
    },
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
      schema: environment['DATABASE_SCHEMA'] || undefined,
      folder: environment['DATA_FOLDER'] || fileURLToPath(new URL('../../.data/database', import.meta.url)),
      fresh: argv.includes('--fresh'),
    },
    smtpUrl: readSmtpUrl(environment['SMTP_URL']),
    build: !argv.includes('--no-build'),
    faults: environment['INLAY_FAULTS'] === '1',
    settings: readSettings(environment),
  };
}

/** An origin is scheme, host and port: CORS, CSP and links are compared with exactly that. */
function readOrigin(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.origin === text.toLowerCase()) return url.origin;
  throw new Error(
    `start: ${name} must be an origin without a path, such as https://www.example.com, got "${text}".${
      url && /^https?:$/.test(url.protocol) ? ` Use ${url.origin}.` : ''
    }`,
  );
}

function readDrainSeconds(text: string | undefined): number {
  const seconds = Number(text || 0);
  if (seconds >= 0 && seconds <= 30) return seconds;
  throw new Error(`start: DRAIN_SECONDS must be a number from 0 to 30, got "${text}".`);
}

function readSmtpUrl(text: string | undefined): string | undefined {
  if (!text || /^smtps?:\/\/./.test(text)) return text || undefined;
  // It may hold a password, so it is not repeated.
  throw new Error('start: SMTP_URL must begin with smtp:// or smtps://.');
}

function readPort(name: string, environment: Record<string, string | undefined>, preset: number): number {
  const text = environment[name];
  if (text === undefined || text === '') return preset;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`start: ${name} must be a port number, got "${text}". Use 0 for any free one.`);
}
