import { domCall, domGet, InlayError, liveElementAt, type Widget } from '../contract';
import { addStyles } from '../core';
import { contentOf, RENDERED } from './copies';
import { writtenIn } from './mount';

/** Puts the server's content into a copy of what a widget rendered. Throws if this page does not have it. */
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
    .map(writtenIn)
    .find(Boolean);
  return content?.map(copyOf);
}

function copyOfStored(key: string): readonly Node[] | undefined {
  const content = contentOf(key);
  return content && [document.importNode(content, true)];
}

/** With the elements that the widget shows at their old positions. */
function copyOf(node: Node): Node {
  const source = liveElementAt(node) ?? node;
  const isWhole = source instanceof HTMLTemplateElement;
  const copy = document.importNode(source, isWhole);
  if (!isWhole) domGet(source, 'childNodes').forEach((child) => domCall(copy, 'appendChild', copyOf(child)));
  return copy;
}
