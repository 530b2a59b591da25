import { namesOf } from '../../src/http/endpoints.ts';
import { contentOf, fromService } from '../../src/http/names.ts';
import { checkAccount } from './account.ts';
import type { Exchange } from './browser.ts';
import { createCaller } from './caller.ts';
import { type Call, CATALOGUE, EXTRAS, reads, SIGN_IN, writes } from './calls.ts';
import { type Configured, readConfiguration } from './configuration.ts';
import { type Finding, wrong } from './findings.ts';
import { parse } from './judge.ts';
import { type Options, readOptions, Unusable } from './options.ts';
import { type CheckedCall, reportAsText } from './report.ts';

interface Terminal {
  print(text: string): void;
  complain(text: string): void;
  readonly usage: string;
}

/** Resolves to the exit code: 0 if all calls are fine, 1 if a call has a fault, 2 if the check could not run. */
export async function checkServices(
  parameters: readonly string[],
  { print, complain, usage }: Terminal,
): Promise<number> {
  try {
    const options = readOptions(parameters);
    if (!options) {
      print(usage);
      return 0;
    }
    const configured = await readConfiguration(options);
    const calls = await check(configured, options);
    const isFine = [configured, ...calls].every(({ findings }) => findings.every(({ level }) => level !== 'wrong'));
    const report = { isFine, origin: configured.origin, configuration: configured.findings, calls };
    print(options.isJson ? JSON.stringify(report, null, 2) : reportAsText(report));
    return isFine ? 0 : 1;
  } catch (error) {
    if (!(error instanceof Unusable)) throw error;
    complain(error.message);
    return 2;
  }
}

/** Makes the calls that read. The calls that write are made with a test account, or else only preflighted. */
async function check(configured: Configured, options: Options): Promise<readonly CheckedCall[]> {
  const { config, named } = configured;
  const { language, account } = options;
  const caller = createCaller(configured, options);
  const isIncluded = ({ service }: Call) =>
    named.length ? named.includes(service) : Boolean(config.services[service]);

  let catalogue: unknown;
  for (const call of reads(language, config).filter(isIncluded)) {
    if (call.service === 'content' && !config.services.content) continue;
    const { body } = await caller.make(call, {}, call.call === 'dictionary' ? dictionaryFindings : undefined);
    if (call.call === CATALOGUE.call) catalogue = contentOf(body);
  }
  const madeCalls =
    account && isIncluded(SIGN_IN) ? await checkAccount(caller, account, { config, language, catalogue }) : [];
  const extras = EXTRAS.flatMap(([read, writes]) => (caller.isOffered(read) ? writes : []));
  for (const call of [...writes(config), ...extras])
    if (isIncluded(call) && !madeCalls.includes(call)) await caller.preflight(call);
  return caller.checked;
}

/** A dictionary is flat or nested, and may be in `entries`. */
function dictionaryFindings({ status = 0, text }: Exchange): Finding[] {
  const content = fromService(namesOf('content'), 'dictionary', parse(text));
  const hasText = (value: unknown): boolean =>
    typeof value === 'string' || (typeof value === 'object' && value ? Object.values(value).some(hasText) : false);
  const { entries = content } = Object(content) as { entries?: unknown };
  const isEmpty = typeof entries === 'object' && entries !== null && !Object.keys(entries).length;
  return status >= 400 || isEmpty || hasText(entries)
    ? []
    : [
        wrong(
          'dictionary-unreadable',
          'The dictionary has no texts: it must be an object of texts, flat or nested, bare or in "entries".',
          'services.content.response.dictionary',
        ),
      ];
}
