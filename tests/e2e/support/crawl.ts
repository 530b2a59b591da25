/** Every page of a site as its server renders it. */

/** Leaves time for the requests of other tests. */
const AT_ONCE = 4;
/** Not pages of the site: files, services, and sent e-mails. */
const OTHER = /\.\w+$|^\/(?:services|media|inbox|s)\//;
/** Elements that make the browser send a request. */
const ASKING = /<(?:script|img|iframe|source|video|audio|track|embed|object|input|link)\b[^>]*>/gi;
const LINK = /<link\b/i;
/** Content of a template is inert: browsers load nothing from it (HTML, 4.12.3). */
const TEMPLATE = /<template\b(?![^>]*shadowrootmode)[^>]*>[^]*?<\/template>/gi;
const ASKING_LINK =
  /\brel="[^"]*\b(?:stylesheet|icon|preload|modulepreload|prefetch|preconnect|dns-prefetch|manifest)\b/i;
const ADDRESSES = /\b(?:src|srcset|href|poster|data|imagesrcset)="([^"]*)"/gi;
const STYLED = /url\(\s*["']?((?:https?:)?\/\/[^)"']+)/gi;

/** Pages that no other page links to. */
export const UNLINKED = [
  '/demo/consent',
  '/demo/app-modules',
  '/demo/after-sign-in',
  '/demo/sign-up/social',
  '/demo/regwall/click',
  '/demo/metered/the-quiet-factory',
  '/search?q=steel',
];

let crawled: Promise<Map<string, string>> | undefined;

/** Path → markup of the pages of the sitemap, and of all linked pages. Each worker requests them once. */
export function pagesOf(site: string, more: readonly string[]): Promise<Map<string, string>> {
  crawled ??= crawl(site, more);
  return crawled;
}

async function crawl(site: string, more: readonly string[]): Promise<Map<string, string>> {
  const map = await (await fetch(`${site}/sitemap.xml`)).text();
  const found = new Set([
    '/',
    '/catalogue',
    ...more,
    ...[...map.matchAll(/<loc>([^<]+)/g)].map(([, address]) => new URL(address!).pathname),
  ]);
  const pages = new Map<string, string>();
  const waiting = [...found];
  await Promise.all(Array.from({ length: AT_ONCE }, read));
  return pages;

  async function read(): Promise<void> {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const response = await fetch(site + path, { redirect: 'manual' });
      const markup = response.ok && response.headers.get('content-type')?.includes('html') ? await response.text() : '';
      if (!markup) continue;
      pages.set(path, markup);
      for (const linked of pathsIn(markup, site + path)) {
        if (found.has(linked)) continue;
        found.add(linked);
        waiting.push(linked);
      }
    }
  }
}

function pathsIn(markup: string, address: string): string[] {
  return [...markup.matchAll(/<a\b[^>]*?\bhref="([^"]*)"/g)].flatMap(([, href]) => {
    const url = URL.canParse(href!, address) ? new URL(href!, address) : undefined;
    return url?.origin === new URL(address).origin && !OTHER.test(url.pathname) ? [url.pathname] : [];
  });
}

/** The smallest set of pages that shows every module in every template that has it. */
export function selectPages(pages: ReadonlyMap<string, string>): string[] {
  const kinds = new Map([...pages].map(([path, markup]) => [path, kindsIn(markup)]));
  const missing = new Set([...kinds.values()].flat());
  const chosen: string[] = [];
  while (missing.size) {
    const [path, ownKinds] = [...kinds]
      .map(([pagePath, pageKinds]) => [pagePath, pageKinds.filter((kind) => missing.has(kind))] as const)
      .reduce((most, candidate) => (candidate[1].length > most[1].length ? candidate : most));
    chosen.push(path);
    for (const kind of ownKinds) missing.delete(kind);
  }
  return chosen;
}

function kindsIn(markup: string): string[] {
  const template = /<body class="([\w-]*)/.exec(markup)?.[1] ?? '';
  return ['', ...[...markup.matchAll(/data-module="([\w-]+)"/g)].map(([, module]) => module!)].map(
    (module) => `${template} ${module}`,
  );
}

/** Third-party origins that a browser requests when it reads the markup. */
export function thirdPartiesIn(markup: string, ownOrigins: readonly string[]): string[] {
  const active = markup.replaceAll(TEMPLATE, '');
  const elements = [...active.matchAll(ASKING)]
    .map(([element]) => element)
    .filter((element) => !LINK.test(element) || ASKING_LINK.test(element));
  const addresses = elements.flatMap((element) =>
    [...element.matchAll(ADDRESSES)].flatMap(([, value]) => value!.split(/,?\s+/)),
  );
  const styled = [...active.matchAll(STYLED)].map(([, address]) => address!);
  const origins = [...addresses, ...styled].flatMap((address) =>
    /^(?:https?:)?\/\//i.test(address) ? [new URL(address, ownOrigins[0]).origin] : [],
  );
  return [...new Set(origins)].filter((origin) => !ownOrigins.includes(origin));
}
