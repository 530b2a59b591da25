/**
 * All that the script may change in a page outside its placeholders; any other difference from the page without it
 * fails a test.
 */
const EXCEPTIONS: readonly { readonly what: string; readonly html: RegExp }[] = [
  {
    what: 'a live region for each politeness, once a widget has announced something',
    html: /<div class="inlay-visually-hidden" aria-live="(polite|assertive)" aria-atomic="true"[^>]*>[^<]*<\/div>/g,
  },
  { what: 'the place in which live regions stand', html: /<div [^>]*data-inlay-live[^>]*><\/div>/g },
];

export function withoutExceptions(html: string): string {
  return EXCEPTIONS.reduce((rest, { html }) => rest.replace(html, ''), html);
}
