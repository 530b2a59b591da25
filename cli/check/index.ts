import { credentialsIn } from '../credentials.ts';
import { renamesIn } from '../migrate/renames.ts';
import { UsageError } from '../parameters.ts';
import { openBrowser } from './browser/index.ts';
import { checkPage, type CheckedPage } from './check-page.ts';
import { crawl, pagesOfSitemap, rootOf, startOf } from './crawl/crawl.ts';
import { createFetcher } from './crawl/fetcher.ts';
import { type Declarations, loadDeclarations } from './declarations.ts';
import { type Options, readOptions } from './options.ts';
import { reportAsJson, reportAsSarif } from './report/data.ts';
import { explainRule } from './report/explain.ts';
import { summaryOf } from './report/summary.ts';
import { nameOf, reportAsText } from './report/text.ts';

const USAGE = `inlay check URL… | FILE… [options]

Checks the placeholders, the loader, the configuration and the links of pages.

  --sitemap URL        checks the pages of a sitemap; may be repeated
  --depth N            follows links within the site, N pages far; default 0
  --limit N            checks at most N pages; default 1000
  --root FOLDER        where addresses such as /style.css begin, for files; default the folder of the first file

  --browser            opens each page in Chromium, too; needs the packages playwright-core and axe-core

  --upgrade            says what to change before the pages get this version

  --json, --sarif      prints the result as JSON, or as SARIF 2.1.0
  --fail-on LEVEL      "error" (default) or "warning": what makes the exit code 1
  --ignore RULE,RULE   leaves out rules
  --explain RULE       explains a rule

  --rate N             requests per second to each host; default 10, unlimited for localhost
  --timeout MS         how long a response may take; default 10000
  --ignore-robots      also reads what robots.txt forbids, for sites of your own
  --no-cache           downloads pages again that have not changed

Exit code: 0 if the pages are fine, 1 if there are faults, 2 if nothing could be checked.
`;

interface Output {
  print(text: string): void;
  complain(text: string): void;
  /** Shows progress in one line that it overwrites. Undefined without a terminal. */
  readonly progress?: ((text: string) => void) | undefined;
}

/** Returns the exit code. */
export async function check(parameters: readonly string[], { print, complain, progress }: Output): Promise<0 | 1 | 2> {
  try {
    const options = readOptions(parameters);
    if (!options) print(USAGE);
    if (!options) return 0;
    if (options.explained) {
      print(explainRule(options.explained));
      return 0;
    }
    const declarations = withFormerNames(await loadDeclarations());
    const pages = await checkPages(options, declarations, (page, { done, found }) => {
      if (progress) progress(`${done} of ${found}  ${nameOf(page.url)}`);
      // In CI, long runs print progress, too.
      else if (done % 50 === 0) complain(`${done} of ${found} pages checked`);
    });
    progress?.('');
    if (!pages.length) throw new UsageError('There are no pages to check: the sitemaps list none.');
    if (options.format === 'text') print(reportAsText(pages));
    else print(options.format === 'json' ? reportAsJson(pages) : reportAsSarif(pages, declarations.version));
    const { errors, warnings } = summaryOf(pages);
    return errors || (options.failOn === 'warning' && warnings) ? 1 : 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    complain(error.message);
    return 2;
  }
}

/** Placeholders with a deprecated name are checked as those of the module. */
function withFormerNames(declarations: Declarations): Declarations {
  const modules = new Map(declarations.modules);
  for (const [former, name] of renamesIn(declarations.changes).modules) modules.set(former, modules.get(name) ?? {});
  return { ...declarations, modules };
}

async function checkPages(
  options: Options,
  declarations: Declarations,
  onChecked: (page: CheckedPage, progress: { done: number; found: number }) => void,
): Promise<CheckedPage[]> {
  const { pages, sitemaps, depth, limit, rate, timeout, ignoresRobots, cache, root, ignored, upgrade } = options;
  const named = pages.map(startOf);
  const credentials = credentialsIn([...named, ...sitemaps.map(startOf)]);
  const fetcher = createFetcher({ rate, timeout, ignoresRobots, cache, credentials });
  const listed = await Promise.all(sitemaps.map((sitemap) => pagesOfSitemap(sitemap, fetcher)));
  const firstFile = named.find(({ protocol }) => protocol === 'file:');
  const folder = root === undefined ? firstFile && new URL('.', firstFile) : rootOf(root);
  const browser = options.browser ? await openBrowser(timeout, credentials) : undefined;
  try {
    return await crawl([...named, ...listed.flat()], {
      depth,
      limit,
      fetcher,
      check: (response) => checkPage(response, { fetcher, declarations, ignored, root: folder, browser, upgrade }),
      onChecked,
    });
  } finally {
    await browser?.close();
  }
}
