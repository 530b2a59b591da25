import { checkServices } from './check-services/index.ts';

const USAGE = `inlay check-services --config FILE-OR-URL [options]

Calls the services that a configuration names as a page would, and says what is wrong and where it is configured.
FILE is the configuration as JSON; URL is a page with <script data-inlay-config>.

  --origin URL         the page's origin, for CORS and relative addresses; a URL of --config has one already
  --language CODE      language of the requested texts; default "en"
  --timeout MS         how long a call may take; that of the configuration unless set
  --json               prints the result as JSON

  --write              signs in with a test account, changes and restores its subscriptions, and signs out
  --email ADDRESS      of the test account
  --password PASSWORD  of the test account; or in the environment as INLAY_PASSWORD
  --article ID         an article to save and take off again
  --csrf VALUE         what the host's CSRF cookie holds, where the host sets it

Ends with 0 when all is fine, 1 when something is wrong, 2 when it could not be checked.
`;

const [command, ...rest] = process.argv.slice(2);

if (command === 'check-services') {
  process.exitCode = await checkServices(rest, {
    print: (text) => void process.stdout.write(`${text}\n`),
    complain: (text) => void process.stderr.write(`${text}\n`),
    usage: USAGE,
  });
} else {
  const isHelp = command === '--help' || command === 'help';
  process[isHelp ? 'stdout' : 'stderr'].write(USAGE);
  process.exitCode = isHelp ? 0 : 2;
}
