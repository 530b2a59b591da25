import { fileURLToPath } from 'node:url';
import { readSettings, type Settings } from '../services/index.ts';

export interface Options {
  host: string;
  ports: { site: number; cdn: number; microsite: number };
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
    database: {
      url: environment['DATABASE_URL'] || undefined,
      schema: environment['DATABASE_SCHEMA'] || undefined,
      folder: environment['DATA_FOLDER'] || fileURLToPath(new URL('../../.data/database', import.meta.url)),
      fresh: argv.includes('--fresh'),
    },
    smtpUrl: environment['SMTP_URL'] || undefined,
    build: !argv.includes('--no-build'),
    faults: environment['INLAY_FAULTS'] === '1',
    settings: readSettings(environment),
  };
}

function readPort(name: string, environment: Record<string, string | undefined>, preset: number): number {
  const text = environment[name];
  if (text === undefined || text === '') return preset;
  const port = Number(text);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new Error(`start: ${name} must be a port number, got "${text}". Use 0 for any free one.`);
}
