import type { LiveContent } from '../../src/contract';

interface Details {
  readonly id: string | undefined;
  readonly summary: Element | null;
  readonly body: LiveContent | undefined;
  readonly isOpen: boolean;
}

/** The same element always returns the same object, so that reading props again does not re-render. */
const detailsByElement = new WeakMap<Element, Details>();

/** Reads a `<details>`: its summary is the title, all the rest the body. */
export function detailsOf(element: Element): Details | undefined {
  if (!element.matches('details')) return undefined;
  const details = detailsByElement.get(element) ?? read(element);
  detailsByElement.set(element, details);
  return details;
}

function read(element: Element): Details {
  const summary = element.querySelector(':scope > summary');
  const rest = [...element.childNodes].filter(
    (node) => node !== summary && !(node instanceof Element && node.hasAttribute('data-field')),
  );
  return {
    id: element.id || undefined,
    summary,
    body: rest.some(showsSomething) ? liveNodes(element, rest) : undefined,
    isOpen: element.hasAttribute('open'),
  };
}

function showsSomething(node: Node): boolean {
  return (
    Boolean(node.textContent?.trim()) ||
    (node instanceof Element &&
      [node, ...node.querySelectorAll('*')].some((element) =>
        element.matches('img, svg, video, audio, iframe, [data-module]'),
      ))
  );
}

/** Several nodes that move together, and back. */
function liveNodes(home: Element, nodes: readonly Node[]): LiveContent {
  const element = document.createElement('div');
  let order: readonly Node[] | undefined;
  return {
    kind: 'live',
    element,
    take(target) {
      order ??= [...home.childNodes];
      element.append(...nodes);
      target.append(element);
    },
    release() {
      if (order) home.replaceChildren(...order);
      order = undefined;
      element.remove();
    },
  };
}
