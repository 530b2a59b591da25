import { domCall, domGet, InlayError, liveElementAt, type Widget } from '../contract';
import { addStyles } from '../core';
import type { LoaderHost } from '../lifecycle';
import { contentOf, RENDERED } from './copies';
import { entryOf, isTornOut } from './mount';
import { closeRoot } from './react-root';

/** Replaces a copy of a widget's output with the server's content. Throws if this page does not have that content. */
export function restoreCopy(element: Element, { name, styles }: Widget) {
  const key = domCall(element, 'getAttribute', RENDERED)!;
  const content = key ? (copyOfMounted(element, key) ?? copyOfStored(key)) : [];
  if (!content) {
    if (styles) addStyles(styles);
    throw new InlayError(
      `${name}: this placeholder holds a copy of what the module showed, not what the server wrote, so the copy stays as it is. Write the content again, and remove the attribute ${RENDERED}.`,
    );
  }
  domCall(element, 'replaceChildren', ...content);
  domCall(element, 'removeAttribute', RENDERED);
}

/** Sliders copy placeholders that stay on the page. */
function copyOfMounted(element: Element, key: string): readonly Node[] | undefined {
  const root = element.getRootNode() as Document | ShadowRoot;
  const content = [document, root]
    .flatMap((scope) => [...domCall(scope, 'querySelectorAll', `[${RENDERED}="${CSS.escape(key)}"]`)])
    .map((source) => entryOf(source)?.content)
    .find(Boolean);
  return content?.map(copyOf);
}

function copyOfStored(key: string): readonly Node[] | undefined {
  const content = contentOf(key);
  return content && [...document.importNode(content, true).childNodes];
}

/** With the elements that the widget shows at their old positions. */
function copyOf(node: Node): Node {
  const source = liveElementAt(node) ?? node;
  const isWhole = source instanceof HTMLTemplateElement;
  const copy = document.importNode(source, isWhole);
  if (!isWhole) domGet(source, 'childNodes').forEach((child) => domCall(copy, 'appendChild', copyOf(child)));
  return copy;
}

/** In milliseconds: a host that empties a placeholder this soon after its widget mounted probably does so at every mount. */
const SOON = 1_000;
/** How many times in a row a placeholder mounts again although the host emptied it that soon. */
const MOST = 3;

/** By placeholder: how many times in a row the host emptied it that soon. */
const emptied = new WeakMap<Element, number>();

/**
 * Prepares a placeholder from which the host removed the widget. It mounts with the host's new content, or else with
 * the server's. Throws if the host removes the widget at every mount.
 */
export function mountAgain({ states }: LoaderHost, element: Element) {
  const entry = states.entries.get(element);
  // The host may have put it back since.
  if (entry?.state !== 'mounted' || !isTornOut(element)) return;
  const times = performance.now() - entry.mountedAt! < SOON ? (emptied.get(element) ?? 0) + 1 : 0;
  emptied.set(element, times);
  const { root, content = [] } = entryOf(element)!;
  // The host may have left other nodes of the widget.
  const container = root && closeRoot(root);
  const shadowHost = container instanceof ShadowRoot && container.host;
  const nodes = [...domGet(element, 'childNodes')].filter((node) => node !== shadowHost);
  states.release(element);
  if (nodes.some(showsSomething)) domCall(element, 'replaceChildren', ...nodes);
  else if (!domCall(element, 'hasChildNodes')) domCall(element, 'append', ...content);
  states.add(element, { ...entry, state: 'unknown' });
  if (times > MOST)
    throw new InlayError(
      `${entry.module}: a script of the page removed the widget ${times} times in a row, each time within ${SOON} ms of its mounting. Stop that script from changing the content of this placeholder.`,
    );
  states.startLoading(element);
}

function showsSomething(node: Node): boolean {
  return node instanceof Element || /\S/.test(domGet(node, 'textContent')!);
}
