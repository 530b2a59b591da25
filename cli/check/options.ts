import { homedir } from 'node:os';
import { join } from 'node:path';
import { closest } from '../../src/contract/closest.ts';
import { FLAG, HELP, parseParameters, TEXT, TEXTS, UsageError } from '../parameters.ts';
import { isRuleId, RULE_IDS, type Rule, type RuleId } from './rules/index.ts';

export interface Options {
  /** URLs and files. */
  readonly pages: readonly string[];
  readonly sitemaps: readonly string[];
  /** The maximum distance from the named pages, in links. */
  readonly depth: number;
  /** The maximum number of pages. */
  readonly limit: number;
  readonly format: 'text' | 'json' | 'sarif';
  readonly failOn: Rule['severity'];
  readonly ignored: ReadonlySet<RuleId>;
  readonly rate: number;
  readonly timeout: number;
  readonly ignoresRobots: boolean;
  readonly cache: string | undefined;
  /** The root folder of URLs such as `/style.css` in local files. */
  readonly root: string | undefined;
  readonly explained: RuleId | undefined;
  /** Whether pages are opened in Chromium, too. */
  readonly browser: boolean;
  /** Whether changes of newer versions are reported. */
  readonly upgrade: boolean;
}

const OPTIONS = {
  help: HELP,
  sitemap: TEXTS,
  depth: TEXT,
  limit: TEXT,
  json: FLAG,
  sarif: FLAG,
  'fail-on': TEXT,
  ignore: TEXTS,
  rate: TEXT,
  timeout: TEXT,
  'ignore-robots': FLAG,
  'no-cache': FLAG,
  root: TEXT,
  explain: TEXT,
  browser: FLAG,
  upgrade: FLAG,
} as const;

/** Undefined for `--help`. Throws a UsageError. */
export function readOptions(parameters: readonly string[]): Options | undefined {
  const { values, positionals } = parseParameters(parameters, OPTIONS);
  if (values.help) return undefined;
  const sitemaps = values.sitemap ?? [];
  const explained = values.explain === undefined ? undefined : ruleOf(values.explain);
  if (!positionals.length && !sitemaps.length && !explained)
    throw new UsageError('Name the pages to check: addresses, files, or --sitemap URL.');
  const file = positionals.find((page) => !/^https?:/i.test(page));
  if (values.browser && file !== undefined)
    throw new UsageError(`--browser needs addresses. Serve ${file}, such as with "npx http-server".`);
  const failOn = values['fail-on'] ?? 'error';
  if (failOn !== 'error' && failOn !== 'warning') throw new UsageError('--fail-on must be error or warning.');
  return {
    pages: positionals,
    sitemaps,
    depth: numberOf('--depth', values.depth ?? '0', 0),
    limit: numberOf('--limit', values.limit ?? '1000', 1),
    format: values.sarif ? 'sarif' : values.json ? 'json' : 'text',
    failOn,
    ignored: new Set((values.ignore ?? []).flatMap((names) => names.split(',')).map((name) => ruleOf(name.trim()))),
    rate: numberOf('--rate', values.rate ?? '10', 0.01),
    timeout: numberOf('--timeout', values.timeout ?? '10000', 1),
    ignoresRobots: values['ignore-robots'] ?? false,
    cache: values['no-cache']
      ? undefined
      : join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'inlay-check'),
    root: values.root,
    explained,
    browser: values.browser ?? false,
    upgrade: values.upgrade ?? false,
  };
}

function numberOf(name: string, text: string, minimum: number): number {
  const number = text.trim() ? Number(text) : NaN;
  if (!(number >= minimum)) throw new UsageError(`${name} must be a number, ${minimum} or more.`);
  return number;
}

function ruleOf(name: string): RuleId {
  if (isRuleId(name)) return name;
  const guess = closest(name, RULE_IDS);
  throw new UsageError(
    `There is no rule "${name}"${guess ? `; did you mean "${guess}"?` : `. The rules are ${RULE_IDS.join(', ')}.`}`,
  );
}
