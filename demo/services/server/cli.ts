import { connect, migrate } from '../database/index.ts';
import { log } from '../observe/log.ts';
import { check } from './check.ts';
import { readServerOptions, type ServerOptions } from './options.ts';
import { stopOnSignal } from './run.ts';
import { startServer } from './start.ts';

const USAGE = `inlay-services           starts the services
inlay-services --check   checks settings and connections, and exits with 0 or 1
inlay-services migrate   brings the tables of the database up to date

Environment variables are the settings. README.md lists them.
`;

type Environment = Record<string, string | undefined>;

/** The command line. Prints errors, and exits with 1 if a command fails. */
export async function main(parameters: readonly string[], environment: Environment): Promise<void> {
  try {
    const [command = 'start', ...rest] = parameters;
    const run = rest.length === 0 ? commands[command] : undefined;
    if (!run) throw new Error(`services: does not know "${parameters.join(' ')}".\n\n${USAGE}`);
    await run(environment);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const commands: Record<string, (environment: Environment) => Promise<void> | void> = {
  async start(environment) {
    const { address, stop } = await startServer(readServerOptions(environment));
    stopOnSignal(stop);
    log.info({ address }, 'ready');
  },
  async '--check'(environment) {
    const results = await check(readServerOptions(environment));
    for (const { name, isGood, message } of results)
      console.log(`${name.padEnd(10)} ${isGood ? 'good ' : 'WRONG'} ${message}`);
    process.exit(results.every(({ isGood }) => isGood) ? 0 : 1);
  },
  async migrate(environment) {
    const { database: options } = readServerOptions(environment);
    const database = await connect(options);
    try {
      const names = await migrate(database, { schema: options.schema ?? 'inlay' });
      console.log(`${databaseName(options)}: ${names.length ? `migrated ${names.join(' ')}` : 'nothing to migrate'}`);
    } finally {
      await database.close();
    }
  },
  '--help': () => console.log(USAGE),
};

/** Names the database, because a missing DATABASE_URL would otherwise migrate an embedded one unnoticed. */
function databaseName({ url, folder }: ServerOptions['database']): string {
  return url
    ? `PostgreSQL at ${new URL(url).host}`
    : `The embedded database in ${folder}, because DATABASE_URL is not set`;
}
