/** Finds mounted modules that show nothing, and explains it to the editor. */
import { attributeOf, domCall, type Members, type Note, type ServerContent } from '../../contract';
import { lineFor } from './line';

/** In milliseconds: by then, services have responded or their error is visible. */
const SETTLED_AFTER = 3000;

/** Reports once, after the module had time to render. */
export function watchEmptiness(
  element: Element,
  members: Members,
  serverContent: ServerContent,
  report: (note: Note) => void,
) {
  setTimeout(() => {
    const reason =
      element.isConnected &&
      domCall(element, 'getAttribute', 'data-state') === 'mounted' &&
      reasonOf(element, members, serverContent);
    if (reason) report({ path: [], reason });
  }, SETTLED_AFTER);
}

function reasonOf(element: Element, members: Members, serverContent: ServerContent): string | undefined {
  // In a closed tab or section, nothing is visible, whatever the module renders.
  if (!element.parentElement?.getClientRects().length || isVisible(element)) return undefined;
  if (getComputedStyle(element).display === 'none')
    return 'shows nothing: a style of the page hides it (display: none)';
  if (serverContent.fields.size || Object.keys(serverContent.json).length || hasValue(element, members))
    return 'shows nothing on this page now';
  const [line] = Object.entries(members).filter(([, { kind }]) => /^(?:content|text|list|image)$/.test(kind));
  return `shows nothing: it holds no content.${line ? ` Write ${lineFor(...line, 'content')}.` : ''}`;
}

function hasValue(element: Element, members: Members): boolean {
  return Object.keys(members).some((name) => domCall(element, 'hasAttribute', attributeOf(name)));
}

/** Dialogs and fixed bars count, although they do not add to the height of the module. */
function isVisible(element: Element): boolean {
  return [element, ...domCall(element, 'querySelectorAll', '*')].some((part) => {
    const { width, height } = part.getBoundingClientRect();
    return width > 1 && height > 1;
  });
}
