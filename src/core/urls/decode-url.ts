/** A part of a URL, percent-decoded. A text that is not encoded properly, such as `100%`, stays as it is. */
export function decodeUrl(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** The decoded fragment of the page's URL, without `#`. Empty without a fragment. */
export function pageAnchor(): string {
  return decodeUrl(location.hash.slice(1));
}
