/** Links within the site, and to parts of the page. */
import { type Finding, findingAt } from '../finding.ts';
import type { Fetcher } from '../crawl/fetcher.ts';
import { FORBIDDEN, withoutHash } from '../crawl/fetcher.ts';
import type { PageDocument, PageElement } from '../page/dom.ts';

interface Link {
  readonly element: PageElement;
  readonly url: URL;
}

export function internalLinks(page: PageDocument, resolve: (address: string) => URL | undefined, origin: URL): Link[] {
  return page.querySelectorAll('a[href], area[href]').flatMap((element) => {
    const url = resolve(element.getAttribute('href')!.trim());
    return url && url.protocol === origin.protocol && url.host === origin.host ? [{ element, url }] : [];
  });
}

export async function checkLinks(
  page: PageDocument,
  links: readonly Link[],
  { fetcher, address }: { fetcher: Fetcher; address: URL },
): Promise<Finding[]> {
  const own = withoutHash(address);
  const checks = links.map(async ({ element, url }) => {
    if (withoutHash(url) === own) return checkFragment(page, element, url);
    const { isOk, reason, status, url: end } = await fetcher.probe(url);
    // A redirect to a sign-in needs the cookies of a browser.
    if (withoutHash(end) !== withoutHash(url) && status !== 404) return [];
    // A page for members, one that is limited, or one that robots leave alone is there.
    if (isOk || reason === FORBIDDEN || [401, 403, 429].includes(status ?? 0)) return [];
    return [findingAt('dead-link', `The link to ${url.pathname}${url.search} leads nowhere: ${reason}.`, element)];
  });
  return (await Promise.all(checks)).flat();
}

/** Routes such as `#/sign-in` belong to scripts, `#top` is in every page, and the consent tool opens at its own name. */
function checkFragment(page: PageDocument, element: PageElement, { hash }: URL): Finding[] {
  const id = decoded(hash.slice(1));
  if (!id || /^(?:\/|!|:~:|top$|consent-settings$)/i.test(id) || targetsOf(page).has(id)) return [];
  return [findingAt('dead-link', `The link leads to #${id}, and no element of the page has that id.`, element)];
}

const targets = new WeakMap<PageDocument, Set<string>>();

/** Ids and names, and what the items of a placeholder may be linked by: their `data-id`, their title, or JSON. */
function targetsOf(page: PageDocument): Set<string> {
  const known =
    targets.get(page) ??
    new Set([
      ...page
        .querySelectorAll('[id], [name], [data-id]')
        .flatMap((element) => ['id', 'name', 'data-id'].flatMap((name) => element.getAttribute(name) ?? [])),
      ...page.querySelectorAll('[data-module] [data-field]').map(({ textContent }) => slugOf(textContent)),
      ...page
        .querySelectorAll('[data-module] > script')
        .flatMap(({ textContent }) =>
          [...textContent.matchAll(/:\s*"([^"\\]{1,100})"/g)].flatMap(([, text]) => [text!, slugOf(text!)]),
        ),
    ]);
  targets.set(page, known);
  return known;
}

function slugOf(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
