import { fileURLToPath } from 'node:url';
import { readPort, readServerOptions, type ServerOptions } from '../services/index.ts';

/** The settings of the services, and those of the demo: the site, a static origin and the microsite. */
export interface Options extends ServerOptions {
  ports: { cdn: number; microsite: number };
  database: ServerOptions['database'] & { fresh: boolean };
  build: boolean;
  faults: boolean;
}

const dataFolder = fileURLToPath(new URL('../../.data/database', import.meta.url));

/** Reads the command line and the environment; throws for invalid values. */
export function readOptions(argv: readonly string[], environment: Record<string, string | undefined>): Options {
  const unknown = argv.find((argument) => !['--fresh', '--no-build'].includes(argument));
  if (unknown) throw new Error(`start: does not know ${unknown}. It knows --fresh and --no-build.`);
  const options = readServerOptions({
    ...environment,
    DEMO_ACCOUNTS: environment['DEMO_ACCOUNTS'] || '1',
    DATA_FOLDER: environment['DATA_FOLDER'] || dataFolder,
  });
  return {
    ...options,
    ports: {
      cdn: readPort('CDN_PORT', environment, 4101),
      microsite: readPort('MICROSITE_PORT', environment, 4102),
    },
    database: { ...options.database, fresh: argv.includes('--fresh') },
    build: !argv.includes('--no-build'),
    faults: environment['INLAY_FAULTS'] === '1',
  };
}
