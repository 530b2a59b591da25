import type { Article, Language } from '../content/load.ts';

/** Adds the language prefix to a site path; English has none. */
export function localPath(language: Language, path: string): string {
  if (language === 'en') return path;
  return path === '/' ? `/${language}` : `/${language}${path}`;
}

export function articlePath(article: Pick<Article, 'language' | 'slug'>): string {
  return localPath(article.language, `/insights/${article.slug}`);
}

/** The language of a path, and the path without its prefix. */
export function splitPath(path: string): { language: Language; rest: string } {
  const [, language, rest] = /^\/(de|ar|ja)(\/.*)?$/.exec(path) ?? [];
  return language ? { language: language as Language, rest: rest ?? '/' } : { language: 'en', rest: path };
}

/** Returns a URL only if a browser may safely follow it; otherwise `undefined`. */
export function webAddress(address: string | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  return /^https?:$/.test(new URL(address).protocol) ? address : undefined;
}

/** The page after a form: a path on this site, never another origin. */
export function returnPath(requestedUrl: string | null | undefined, site: string, fallback: string): string {
  if (!requestedUrl || !URL.canParse(requestedUrl, site)) return fallback;
  const { origin, pathname, search, hash } = new URL(requestedUrl, site);
  // A path that begins with two slashes would be another host in a Location header.
  return origin === new URL(site).origin && !pathname.startsWith('//') ? pathname + search + hash : fallback;
}

/** The query with some values changed; `undefined` removes one. */
export function withQuery(
  path: string,
  query: URLSearchParams,
  changes: Record<string, string | number | undefined>,
): string {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, String(value));
  }
  const text = next.toString();
  return text ? `${path}?${text}` : path;
}
