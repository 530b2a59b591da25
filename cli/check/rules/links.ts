/** Links within the site, and to parts of the page. */
import { type Finding, findingAt } from '../finding.ts';
import type { Fetcher } from '../crawl/fetcher.ts';
import { FORBIDDEN } from '../crawl/fetcher.ts';
import { addressOf } from '../../credentials.ts';
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
  const pageUrl = addressOf(address);
  const checks = links.map(async ({ element, url }) => {
    if (addressOf(url) === pageUrl) return checkFragment(page, element, url);
    const { isOk, reason, status, url: end } = await fetcher.probe(url);
    // A redirect to a sign-in needs the cookies of a browser.
    if (addressOf(end) !== addressOf(url) && status !== 404) return [];
    // A page exists if it requires a sign-in, limits requests, or is excluded by robots.txt.
    if (isOk || reason === FORBIDDEN || [401, 403, 429].includes(status ?? 0)) return [];
    return [findingAt('dead-link', `The link to ${url.pathname}${url.search} leads nowhere: ${reason}.`, element)];
  });
  return (await Promise.all(checks)).flat();
}

/** Ignores routes of scripts such as `#/sign-in`, `#top`, and the fragment that opens the consent settings. */
function checkFragment(page: PageDocument, element: PageElement, { hash }: URL): Finding[] {
  const id = decoded(hash.slice(1));
  if (!id || /^(?:\/|!|:~:|top$|consent-settings$)/i.test(id) || targetsOf(page).has(id)) return [];
  return [findingAt('dead-link', `The link leads to #${id}, and no element of the page has that id.`, element)];
}

const targets = new WeakMap<PageDocument, Set<string>>();

/** Ids, names, and the anchors of items in a placeholder: their `data-id`, their title, or texts in JSON. */
function targetsOf(page: PageDocument): Set<string> {
  const names =
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
  targets.set(page, names);
  return names;
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
