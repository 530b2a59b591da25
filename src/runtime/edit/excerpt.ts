const LENGTH = 80;

/** Enough of a text for its author to recognise it. */
export function excerpt(text: string, length = LENGTH): string {
  const plainText = text.replace(/\s+/g, ' ').trim();
  return plainText.length > length ? `${plainText.slice(0, length - 1)}…` : plainText;
}

/** The text of an element, with a space between a title and the text after it. */
export function visibleText(element: Element): string {
  return [...element.childNodes]
    .map((node) => (node instanceof Element ? ` ${visibleText(node)} ` : (node.nodeValue ?? '')))
    .join('');
}
