/**
 * Stylesheets are bundled in chunks and adopted as constructable sheets. They need no request and no exception in a
 * host's `style-src`, and cause no flash.
 */
const sheets = new Map<string, CSSStyleSheet>();
const roots = new Set<Document | ShadowRoot>();

/**
 * Adopts the text once, in every isolated root, now and later, and in the document unless it has the stylesheet
 * already. Does nothing on a server.
 */
export function addStyles(css: string, isOnPage = false) {
  if (!css || sheets.has(css) || !globalThis.document) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.set(css, sheet);
  if (!roots.size) roots.add(document);
  for (const root of roots) if (!isOnPage || root !== document) adopt(root, sheet);
}

/** Adds every stylesheet to a shadow root; returns the cleanup function. */
export function styleRoot(root: ShadowRoot): () => void {
  roots.add(document).add(root);
  root.adoptedStyleSheets = [...sheets.values()];
  return () => roots.delete(root);
}

function adopt(root: Document | ShadowRoot, sheet: CSSStyleSheet) {
  // To assign a list would remove all sheets and add them again, each time. Written as `document.NAME`, so that the
  // build can bypass names in markup.
  (root === document ? document.adoptedStyleSheets : root.adoptedStyleSheets).push(sheet);
}
