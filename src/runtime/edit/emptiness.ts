/** A mounted module without anything to see, which an editor would look for in vain. */
import { attributeOf, type Members, type Note, type ServerContent } from '../../contract';
import { lineFor } from './line';

/** In milliseconds: services have responded by then, or their error is visible. */
const SETTLED_AFTER = 3000;

/** Reports once, after the module had time to show something. */
export function watchEmptiness(
  element: Element,
  members: Members,
  written: ServerContent,
  report: (note: Note) => void,
) {
  setTimeout(() => {
    const reason =
      element.isConnected && element.getAttribute('data-state') === 'mounted' && reasonOf(element, members, written);
    if (reason) report({ place: [], reason });
  }, SETTLED_AFTER);
}

function reasonOf(element: Element, members: Members, written: ServerContent): string | undefined {
  // In a closed tab or section, it shows as much as its surroundings.
  if (!element.parentElement?.getClientRects().length || isVisible(element)) return undefined;
  if (getComputedStyle(element).display === 'none')
    return 'shows nothing: a style of the page hides it (display: none)';
  if (written.fields.size || Object.keys(written.json).length || hasValue(element, members))
    return 'shows nothing on this page now';
  const [line] = Object.entries(members).filter(([, { kind }]) => /^(?:content|text|list|image)$/.test(kind));
  return `shows nothing: it holds no content.${line ? ` Write ${lineFor(...line, 'content')}.` : ''}`;
}

function hasValue(element: Element, members: Members): boolean {
  return Object.keys(members).some((name) => element.hasAttribute(attributeOf(name)));
}

/** Dialogs and fixed bars of a module count, although they give it no height. */
function isVisible(element: Element): boolean {
  return [element, ...element.querySelectorAll('*')].some((part) => {
    const { width, height } = part.getBoundingClientRect();
    return width > 1 && height > 1;
  });
}
