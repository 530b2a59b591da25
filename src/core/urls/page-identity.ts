import { parse } from '../../contract/address';
import { config } from '../config';
import { isPersonal } from './secrets';

/** For `parameters.identifying`: every parameter, except tracking, secrets, and those that our links add. */
const ALL = '*';

/**
 * The URL by which the server identifies a page: origin, path, and the parameters that `parameters.identifying` of the
 * configuration names. Old servers identify pages by query (`/?p=12`). A hash never counts.
 */
export function pageIdentity(address = location.href): string {
  const url = new URL(address, location.href);
  url.search = new URLSearchParams(identifyingParameters(url)).toString();
  url.hash = '';
  return url.href;
}

/** The same without the origin, as a key of this site. */
export function pageKey(): string {
  return pageIdentity().slice(location.origin.length);
}

/**
 * Whether a URL identifies this page, or another one: the same path, and every identifying parameter of the URL with
 * the same value. Other parameters of the page are ignored, or adding one would unlock a protected page; a configured
 * list is compared both ways. The caller compares origins if necessary.
 */
export function isSamePage(address: string, page = location.href): boolean {
  const [url, other] = [parse(address), parse(page)];
  if (!url || !other || withoutSlash(url.pathname) !== withoutSlash(other.pathname)) return false;
  return hasParametersOf(other, url) && (config().parameters.identifying.includes(ALL) || hasParametersOf(url, other));
}

function hasParametersOf(url: URL, required: URL): boolean {
  return identifyingParameters(required).every(([name, value]) => url.searchParams.getAll(name).includes(value));
}

function identifyingParameters(url: URL): [name: string, value: string][] {
  const { identifying } = config().parameters;
  return [...url.searchParams].filter(([name, value]) =>
    identifying.includes(ALL) ? !isPersonal(name, value) : identifying.includes(name),
  );
}

/** `/jobs/` and `/jobs` are one page. */
export function withoutSlash(path: string): string {
  return path.replace(/(?<!\/)\/+$/, '');
}

/** The name of a list or search parameter in the URLs of this site. */
export function parameterName(name: string): string {
  return config().parameters.names[name] ?? name;
}
