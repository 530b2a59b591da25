/**
 * jsdom matches every rule of its stylesheet and resolves fourteen properties each time a style is read. Queries by
 * role and every click read two or three of them, for each element up to the root: two thirds of the time of component
 * tests. Those few are computed here, like jsdom does; all others are left to jsdom.
 */
const full = window.getComputedStyle.bind(window);

/** The rule of jsdom's stylesheet for an element; ours are never in its documents. */
const displays = new Map<string, string>();

function displayOf(element: Element): string {
  const inlineDisplay = inline(element, 'display');
  if (inlineDisplay) return inlineDisplay;
  const kind = [
    element.namespaceURI,
    element.localName,
    element.hasAttribute('hidden'),
    element.hasAttribute('open'),
    element.getAttribute('type') === 'hidden',
    element.parentElement?.localName === 'ruby',
  ].join(' ');
  const display = displays.get(kind) ?? full(element).display;
  displays.set(kind, display);
  return display;
}

function inherited(element: Element, property: string, initial: string): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const inlineValue = inline(at, property);
    if (inlineValue) return inlineValue;
  }
  return initial;
}

function inline(element: Element, property: string): string {
  return element.hasAttribute('style') ? (element as HTMLElement).style.getPropertyValue(property) : '';
}

const answers: Record<string, (element: Element) => string> = {
  display: displayOf,
  visibility: (element) => inherited(element, 'visibility', 'visible'),
  'pointer-events': (element) => inherited(element, 'pointer-events', 'auto'),
};

const properties: Record<string, string> = {
  display: 'display',
  visibility: 'visibility',
  pointerEvents: 'pointer-events',
};

/** Behaves like `getComputedStyle`: properties are computed on access. */
export function computedStyle(element: Element, pseudoElement?: string | null): CSSStyleDeclaration {
  // A stylesheet of the test may set any property.
  if (pseudoElement || document.styleSheets.length) return full(element, pseudoElement);
  return new Proxy({} as CSSStyleDeclaration, {
    get(_, name) {
      if (name === 'getPropertyValue')
        return (property: string) =>
          answers[property] ? answers[property](element) : full(element).getPropertyValue(property);
      const answer = typeof name === 'string' && properties[name] && answers[properties[name]];
      return answer ? answer(element) : Reflect.get(full(element), name);
    },
  });
}
