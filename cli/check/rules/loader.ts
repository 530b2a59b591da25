/** The script tag of the loader, and the files that it names. */
import { createHash } from 'node:crypto';
import { type Finding, findingAt } from '../finding.ts';
import type { PageDocument, PageElement } from '../page/dom.ts';
import type { Fetcher } from '../crawl/fetcher.ts';

/** A script of that name may belong to others: one with `inlay` in its URL is preferred. */
export function loadersIn(page: PageDocument): PageElement[] {
  const scripts = page
    .querySelectorAll('script[src]')
    .filter((script) => /(?:^|\/)loader\.js(?:$|[?#])/.test(script.getAttribute('src')!));
  const named = scripts.filter((script) => /inlay/i.test(script.getAttribute('src')!));
  return named.length ? named : scripts;
}

export function checkLoaderTags(
  page: PageDocument,
  loaders: readonly PageElement[],
  placeholders: readonly PageElement[],
): Finding[] {
  const [loader, ...others] = loaders;
  if (!loader) {
    const isBundled = page.querySelector('script[type="module"][src]');
    return placeholders[0] && !isBundled
      ? [
          findingAt(
            'loader-missing',
            'No script loads Inlay: <script src="…/loader.js" defer> is missing.',
            placeholders[0],
          ),
        ]
      : [];
  }
  const isInHead = loader.closest('head');
  const isDeferred =
    ['defer', 'async'].some((name) => loader.hasAttribute(name)) || loader.getAttribute('type') === 'module';
  return [
    ...others.map((other) => findingAt('loader-twice', `The loader is linked ${loaders.length} times.`, other)),
    ...(isInHead && !isDeferred ? [findingAt('loader-late', 'The loader blocks rendering: add defer.', loader)] : []),
    ...(isInHead
      ? []
      : [findingAt('loader-late', 'The loader is in the body: move it to <head>, with defer.', loader)]),
  ];
}

/** Requests the loader, the manifest beside it, and all files with an integrity. */
export async function checkLoaderFiles(
  page: PageDocument,
  loader: PageElement | undefined,
  { fetcher, resolve, version }: { fetcher: Fetcher; resolve(address: string): URL | undefined; version: string },
): Promise<Finding[]> {
  const source = loader && resolve(loader.getAttribute('src')!);
  if (!source) return [];
  const response = await fetcher.fetch(source);
  if (!response.isOk)
    return [findingAt('loader-unavailable', `${source.href} cannot be loaded: ${response.reason}.`, loader)];
  const findings: Finding[] = [];
  const found = await versionOf(source, fetcher);
  if (found && isOlder(found, version))
    findings.push(findingAt('loader-old', `The loader has version ${found}, this check ${version}.`, loader));
  return [...findings, ...(await checkIntegrity(page, source, { fetcher, resolve }))];
}

/** From the manifest beside the loader. */
export async function versionOf(loader: URL, fetcher: Fetcher): Promise<string | undefined> {
  const { isOk, text } = await fetcher.fetch(new URL('manifest.json', loader));
  return isOk ? /"version":\s*"([^"]+)"/.exec(text)?.[1] : undefined;
}

/** Checks everything from the folder of the loader, in tags and in the import map. */
async function checkIntegrity(
  page: PageDocument,
  loader: URL,
  { fetcher, resolve }: { fetcher: Fetcher; resolve(address: string): URL | undefined },
): Promise<Finding[]> {
  const folder = new URL('.', loader).href;
  const tags = page.querySelectorAll('script[src][integrity], link[href][integrity]').map((element) => ({
    element,
    address: element.getAttribute('src') ?? element.getAttribute('href')!,
    integrity: element.getAttribute('integrity')!,
  }));
  const mapped = page
    .querySelectorAll('script[type="importmap"]')
    .flatMap((element) =>
      Object.entries(integrityIn(element.textContent)).map(([address, integrity]) => ({ element, address, integrity })),
    );
  const checks = [...tags, ...mapped].map(async ({ element, address, integrity }) => {
    const url = resolve(address);
    if (!url?.href.startsWith(folder) || !integrity.trim()) return [];
    const response = await fetcher.fetch(url);
    if (!response.isOk)
      return [
        findingAt('stale-integrity', `${url.href} has an integrity and cannot be loaded: ${response.reason}.`, element),
      ];
    return isIntact(response.bytes, integrity)
      ? []
      : [findingAt('stale-integrity', `The integrity of ${url.href} is not that of the file.`, element)];
  });
  return (await Promise.all(checks)).flat();
}

function integrityIn(text: string): Record<string, string> {
  try {
    return (JSON.parse(text) as { integrity?: Record<string, string> }).integrity ?? {};
  } catch {
    return {};
  }
}

/** Like browsers: any hash of the strongest algorithm may match. */
function isIntact(bytes: Uint8Array, integrity: string): boolean {
  const hashes = integrity
    .trim()
    .split(/\s+/)
    .flatMap((hash) => {
      const [, algorithm, digest] = /^(sha256|sha384|sha512)-([^?]+)/.exec(hash) ?? [];
      return algorithm ? [{ algorithm, digest }] : [];
    });
  const strongest = hashes
    .map(({ algorithm }) => algorithm)
    .sort()
    .at(-1);
  return (
    !strongest ||
    hashes.some(
      ({ algorithm, digest }) =>
        algorithm === strongest && createHash(algorithm).update(bytes).digest('base64') === digest,
    )
  );
}

export function isOlder(version: string, than: string): boolean {
  const [a, b] = [version, than].map((text) => text.split(/[.-]/).slice(0, 3).map(Number));
  const index = a!.findIndex((part, at) => part !== b![at]);
  return index >= 0 && a![index]! < b![index]!;
}
