/** The URLs that a link may have. */
const LINK_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:', 'webcal:']);

/** Control characters and spaces hide schemes (`java\nscript:`): browsers ignore them, so they are removed first. */
// oxlint-disable-next-line no-control-regex -- control characters are what is searched for
export const HIDDEN = /[\u0000-\u0020\u007F-\u00A0\u200B-\u200F\u2028-\u202E\uFEFF]+/g;

/** The URL as an `href`, or undefined for a scheme that a link must not have. Relative URLs stay relative. */
export function safeLink(url: string | undefined): string | undefined {
  const trimmed = url
    ?.replace(HIDDEN, (run, at: number) => (at && at + run.length < url.length && /^ +$/.test(run) ? '%20' : ''))
    // Editors copy URLs without their scheme.
    .replace(/^www\.(?=[^/]+\.)/i, 'https://www.');
  if (!trimmed) return undefined;
  const parsed = parse(trimmed);
  return parsed && LINK_SCHEMES.has(parsed.protocol) ? trimmed : undefined;
}

/** Resolves URLs against the page, so that a `<base href>` of the host does not affect them. */
export function parse(url: string): URL | undefined {
  try {
    return new URL(url, location.href);
  } catch {
    return undefined;
  }
}
