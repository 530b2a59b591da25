import { domCall, domGet } from '../contract';

/**
 * Marks a placeholder that shows a component. Its value is the key of the server's content, or empty without any. Page
 * caches, sliders and "save page as" copy the placeholder with this attribute, which distinguishes our output from the
 * server's content.
 */
export const RENDERED = 'data-inlay-rendered';

/**
 * The number of removed placeholders whose content is stored for a copy: as many as the caches of htmx and Turbo
 * restore.
 */
const MOST = 200;

/** In a document without a window, so that no image loads and no script runs. */
let inert: Document | undefined;
const contents = new Map<string, Element>();
let count = 0;

/** The key is valid for this page load: content of another one is not stored here. */
export function markRendered(element: Element, hasContent: boolean) {
  domCall(element, 'setAttribute', RENDERED, hasContent ? `${performance.timeOrigin}-${(count += 1)}` : '');
}

/** Call after the server's content is restored. */
export function unmarkRendered(element: Element) {
  const key = domCall(element, 'getAttribute', RENDERED);
  domCall(element, 'removeAttribute', RENDERED);
  if (!key) return;
  inert ??= document.implementation.createHTMLDocument('');
  const content = inert.createElement('div');
  content.append(...[...domGet(element, 'childNodes')].map((node) => inert!.importNode(node, true)));
  // Hosts that insert the same placeholder repeatedly would otherwise store many copies of it.
  contents.set(key, [...contents.values()].find((stored) => stored.isEqualNode(content)) ?? content);
  if (contents.size > MOST) contents.delete(contents.keys().next().value!);
  // Chromium keeps the tree of a `<source media>` that was inserted outside the page, until that tree is removed.
  if (!domCall(content, 'querySelector', 'source[media]')) return;
  for (const root of [content, domCall(element, 'getRootNode')]) {
    if (!(root instanceof Element)) continue;
    domGet(root, 'ownerDocument').createDocumentFragment().append(root);
    domCall(root, 'remove');
  }
}

/** The parent of the server-rendered content of a placeholder that is no longer mounted. */
export function contentOf(key: string): Element | undefined {
  return contents.get(key);
}
