/** A title as a link has it after the `#`: "What does it cost?" is `what-does-it-cost`. */
export function anchorOf(title: string): string {
  return title.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-').replace(/^-|-$/g, '');
}

/** What the page's address asks for, unless something else on the page goes by that name. */
export function wantedAnchor(): string | undefined {
  const given = location.hash.slice(1);
  const anchor = decode(given);
  return anchor && !document.getElementById(anchor) ? anchor : undefined;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
