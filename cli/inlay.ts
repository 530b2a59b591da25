import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { closest } from '../src/contract/closest.ts';
import { check } from './check/index.ts';
import { checkServices } from './check-services/index.ts';
import { init } from './init/index.ts';
import { migrate } from './migrate/index.ts';
import { createModule } from './new/index.ts';

const CHECK_SERVICES_USAGE = `inlay check-services --config FILE-OR-URL [options]

Calls the services of a configuration as a page would. Prints the problems, and the configuration key for each.
FILE is the configuration as JSON. URL is a page with <script data-inlay-config>.

  --origin URL         the page's origin, for CORS and relative addresses; a URL of --config has one already
  --language CODE      language of the requested texts; default "en"
  --timeout MS         how long a call may take; that of the configuration unless set
  --json               prints the result as JSON

  --write              signs in with a test account, changes and restores its data, and signs out
  --email ADDRESS      of the test account
  --password PASSWORD  of the test account; or in the environment as INLAY_PASSWORD
  --article ID         an article to save and to remove again
  --csrf VALUE         value of the CSRF cookie, if a page of the host sets it

Exit code: 0 if there are no problems, 1 if there are, 2 if the check could not run.
`;

const output = {
  print: (text: string) => void process.stdout.write(`${text}\n`),
  complain: (text: string) => void process.stderr.write(`${text}\n`),
  progress: process.stderr.isTTY ? showProgress : undefined,
};

// A reader such as "head" may have enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const dist = fileURLToPath(new URL('.', import.meta.url));
const ask = process.stdin.isTTY && process.stdout.isTTY ? askOnTerminal : undefined;

type Command = (parameters: readonly string[]) => Promise<number>;

const COMMANDS: Readonly<Record<string, { readonly what: string; readonly run: Command }>> = {
  init: {
    what: 'writes the lines for <head>, a configuration and a test page',
    run: (parameters) => init(parameters, { ...output, ask, dist }),
  },
  new: {
    what: 'writes a module of your own, with a test page',
    run: (parameters) => createModule(parameters, { ...output, dist }),
  },
  check: { what: 'checks pages and files for faults', run: (parameters) => check(parameters, output) },
  migrate: {
    what: 'replaces deprecated names in templates',
    run: (parameters) => migrate(parameters, output),
  },
  'check-services': {
    what: 'checks the services of a configuration',
    run: (parameters) => checkServices(parameters, { ...output, usage: CHECK_SERVICES_USAGE }),
  },
};

const [name = '', ...parameters] = process.argv.slice(2);
process.exitCode = await (Object.hasOwn(COMMANDS, name) ? COMMANDS[name]!.run(parameters) : explain(name));

function explain(word: string): number {
  const isHelp = ['--help', '-h', 'help'].includes(word);
  const guess = closest(word, Object.keys(COMMANDS));
  const rows = Object.entries(COMMANDS).map(([command, { what }]) => `  inlay ${command.padEnd(16)}${what}\n`);
  const usage = `Usage:\n\n${rows.join('')}\n"inlay COMMAND --help" lists the options of a command.\n`;
  const problem =
    word && !isHelp ? `There is no command "${word}"${guess ? `; did you mean "inlay ${guess}"?` : '.'}\n\n` : '';
  process[isHelp ? 'stdout' : 'stderr'].write(problem + usage);
  return isHelp ? 0 : 2;
}

/** Replaces the previous line. */
function showProgress(text: string) {
  const width = (process.stderr.columns ?? 80) - 1;
  process.stderr.write(`\r\u001B[K${text.slice(0, width)}`);
}

async function askOnTerminal(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return await terminal.question(question);
  } finally {
    terminal.close();
  }
}
