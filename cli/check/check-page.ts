import type { BrowserCheck } from './browser/index.ts';
import type { Declarations } from './declarations.ts';
import type { Fetched, Fetcher } from './crawl/fetcher.ts';
import { type Finding, findingAt } from './finding.ts';
import type { PageDocument, PageElement } from './page/dom.ts';
import { parsePage, provideDom } from './page/parse.ts';
import { readConfiguration } from './rules/configuration.ts';
import type { RuleId } from './rules/index.ts';
import { checkLinks, internalLinks } from './rules/links.ts';
import { checkLoaderFiles, checkLoaderTags, loadersIn, versionOf } from './rules/loader.ts';
import { checkHeadings, checkIds, checkImages } from './rules/markup.ts';
import { checkPlaceholders, placeholdersIn } from './rules/placeholders.ts';
import { checkPolicies } from './rules/policy.ts';
import { checkDeprecated, checkUpgrade } from './rules/upgrade.ts';

export interface CheckedPage {
  readonly url: URL;
  readonly findings: readonly Finding[];
  /** The linked pages of the same site. */
  readonly links: readonly URL[];
}

export interface PageOptions {
  readonly fetcher: Fetcher;
  readonly declarations: Declarations;
  readonly ignored: ReadonlySet<RuleId>;
  /** The URL of `/` for local files. */
  readonly root: URL | undefined;
  /** Opens pages, too. */
  readonly browser: BrowserCheck | undefined;
  /** Reports changes of newer versions. */
  readonly upgrade: boolean;
}

export async function checkPage(response: Fetched, options: PageOptions): Promise<CheckedPage> {
  const { fetcher, declarations, ignored, browser, upgrade } = options;
  const { url: address, headers, text } = response;
  const page = parsePage(text);
  const base = page.querySelector('base[href]')?.getAttribute('href') ?? undefined;
  const resolve = (link: string) => resolveAddress(link, base, options.root, address);
  // Code in `src` reads the page from globals. Until that code has run, this function must not await.
  provideDom(address);
  const loaders = loadersIn(page);
  const [loader] = loaders;
  const configuration = readConfiguration(page, loader);
  const { config, named } = configuration;
  const placeholderOptions = {
    modules: declarations.modules,
    ownModules: Object.keys(config.modules),
    isPrefixed: config.prefixed,
  };
  const placeholders = placeholdersIn(page, placeholderOptions);
  const services = named.flatMap((name) => {
    const service = config.services[name];
    const url = resolve(typeof service === 'string' ? service : (service.base ?? ''));
    return service && url ? [{ name: `services.${name}`, url }] : [];
  });
  const loaderUrl = loader && resolve(loader.getAttribute('src')!);
  const ownHosts = [loaderUrl, ...services.map(({ url }) => url)].flatMap((url) => url?.hostname || []);
  const links = internalLinks(page, resolve, address);
  const header = headers.get('content-security-policy') ?? undefined;
  const findings: Finding[] = [
    ...checkLoaderTags(page, loaders, placeholders),
    ...configuration.findings,
    ...checkPolicies({ page, address, header, loader, placeholders, services, resolve }),
    ...checkPlaceholders(page, placeholderOptions),
    ...checkIds(page),
    ...checkImages(placeholders),
    ...checkHeadings(page),
  ];
  const requested = await Promise.all([
    checkLoaderFiles(page, loader, { fetcher, resolve, version: declarations.version }),
    checkServices(services, page.querySelector('script[data-inlay-config]'), fetcher),
    checkLinks(page, links, { fetcher, address }),
    browser?.check({ url: address, ownHosts }) ?? [],
    upgrade ? checkChanges(page, { text, placeholders, loader: loaderUrl }, options) : [],
  ]);
  return {
    url: address,
    findings: [...findings, ...requested.flat()]
      .filter(({ rule }) => !ignored.has(rule))
      .sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || (a.column ?? 0) - (b.column ?? 0)),
    links: links.map(({ url }) => url),
  };
}

async function checkChanges(
  page: PageDocument,
  { text, placeholders, loader }: { text: string; placeholders: readonly PageElement[]; loader: URL | undefined },
  { fetcher, declarations: { modules, changes } }: PageOptions,
): Promise<Finding[]> {
  const version = loader && (await versionOf(loader, fetcher));
  return [
    ...checkUpgrade(page, { changes, version, placeholders, modules: [...modules.keys()] }),
    ...checkDeprecated(text, changes),
  ];
}

/** Any response counts: what each call returns is for `inlay check-services`. */
async function checkServices(
  services: readonly { name: string; url: URL }[],
  element: Parameters<typeof findingAt>[2],
  fetcher: Fetcher,
): Promise<Finding[]> {
  const checks = services.map(async ({ name, url }) => {
    if (!/^https?:$/.test(url.protocol)) return [];
    const { status, reason } = await fetcher.fetch(url);
    if (status !== undefined && status < 502) return [];
    return [
      findingAt('service-unreachable', `${name} (${url.origin}${url.pathname}) cannot be reached: ${reason}.`, element),
    ];
  });
  return (await Promise.all(checks)).flat();
}

/** Resolves like a browser, but a local file counts as one of a server: `/` is the root of its site. */
function resolveAddress(link: string, base: string | undefined, root: URL | undefined, address: URL): URL | undefined {
  try {
    const start = base === undefined ? address : resolveAddress(base, undefined, root, address);
    if (start?.protocol === 'file:' && link.startsWith('//')) return new URL(`https:${link}`);
    if (start?.protocol === 'file:' && root && link.startsWith('/')) return new URL(`.${link}`, root);
    return new URL(link, start);
  } catch {
    return undefined;
  }
}
