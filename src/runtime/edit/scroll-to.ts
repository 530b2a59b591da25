/** Markers of content systems in edit mode: Sitecore, AEM, Drupal, WordPress, and any that edits in place. */
const FRAMES =
  '.scEnabledChrome, [data-cq-data-path], [data-contextual-id], .block-editor-block-list__block, [contenteditable="true"]';

/**
 * Scrolls to the subject of a note: the content system's own frame, the module's copy of the element, or the module.
 */
export function scrollTo(element: Element | undefined, placeholder: Element) {
  const visibleElement = element?.isConnected
    ? element
    : ((element && elementWithSameText(placeholder, element)) ?? placeholder);
  const frame = visibleElement.closest<HTMLElement>(FRAMES);
  const target = frame && (placeholder.contains(frame) || frame.contains(placeholder)) ? frame : visibleElement;
  target.scrollIntoView({ block: 'center' });
  frame?.focus({ preventScroll: true });
  target.animate(
    [
      { outline: '3px solid Highlight', outlineOffset: '4px' },
      { outline: '3px solid transparent', outlineOffset: '4px' },
    ],
    2000,
  );
}

/**
 * The server's element is out of the page while its module is mounted. Finds the smallest element with the same text.
 */
function elementWithSameText(placeholder: Element, { textContent }: Element): Element | undefined {
  const searchText = plain(textContent!).slice(0, 40);
  if (!searchText) return undefined;
  const matches = [...placeholder.querySelectorAll('*')].filter(
    (candidate) =>
      !candidate.closest('.inlay-note, .inlay-places') && plain(candidate.textContent!).includes(searchText),
  );
  return matches.sort((a, b) => a.textContent!.length - b.textContent!.length)[0];
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
