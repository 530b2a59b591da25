/** A part of a URL, percent-decoded. A text that is not encoded properly, such as `100%`, stays as it is. */
export function decodeUrl(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** What the URL of the page has after its `#`, decoded; empty without one. */
export function pageAnchor(): string {
  return decodeUrl(location.hash.slice(1));
}
