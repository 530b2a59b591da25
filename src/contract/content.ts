import { domCall, domGet } from './dom';

/** Text with structure: the server's own live nodes, or HTML that must be sanitised before it is shown. */
export type Content = LiveContent | HtmlContent;

export interface HtmlContent {
  readonly kind: 'html';
  readonly html: string;
  /** Whose placeholders it may hold, by name; none unless set. */
  readonly modules?: readonly string[];
}

/**
 * An element that the server wrote. It is moved, never copied, so listeners,
 * iframes and nested widgets inside it survive.
 */
export interface LiveContent {
  readonly kind: 'live';
  readonly element: Element;
  /** Moves the element to the end of `target`. */
  take(target: Element): void;
  /** Puts the element back where the server had it. Harmless when it is already there. */
  release(): void;
}

type Movable = Element & { moveBefore?(node: Node, before: Node | null): void };

const contentOf = new WeakMap<Element, LiveContent>();

/** The same element always gives the same object, so that reading props again does not disturb what is shown. */
export function createLiveContent(element: Element): LiveContent {
  const content = contentOf.get(element) ?? liveContent(element);
  contentOf.set(element, content);
  return content;
}

function liveContent(element: Element): LiveContent {
  const home = document.createComment('');
  return {
    kind: 'live',
    element,
    take(target) {
      if (!home.parentNode) domCall(element, 'replaceWith', home);
      move(target, element, null);
    },
    release() {
      if (!home.parentNode) return;
      move(home.parentNode as Element, element, home);
      home.remove();
    },
  };
}

/** `moveBefore`, where it exists, keeps iframes loaded and animations running. */
function move(parent: Element, element: Element, before: Node | null) {
  const target = parent as Movable;
  // insertBefore is the fallback
  if (domGet(target, 'moveBefore') && domGet(element, 'isConnected') && domGet(target, 'isConnected'))
    domCall(target as Required<Movable>, 'moveBefore', element, before);
  else domCall(target, 'insertBefore', element, before);
}
