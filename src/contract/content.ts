import { domCall, domGet } from './dom';

/** Rich text: live server-rendered nodes, or HTML that must be sanitised before rendering. */
export type Content = LiveContent | HtmlContent;

export interface HtmlContent {
  readonly kind: 'html';
  readonly html: string;
  /** The modules whose placeholders it may contain. Default: none. */
  readonly modules?: readonly string[];
}

/** A server-rendered element. It is moved, never copied, so listeners, iframes and nested widgets inside it survive. */
export interface LiveContent {
  readonly kind: 'live';
  readonly element: Element;
  /** Moves the element to the end of `target`. */
  take(target: Element): void;
  /** Moves the element back to its original position. Has no effect if it is there. */
  release(): void;
}

type Movable = Element & { moveBefore?(node: Node, before: Node | null): void };

const contentOf = new WeakMap<Element, LiveContent>();

/** Located by the comment at its original position. */
const elements = new WeakMap<Node, Element>();

/** Returns the same object for the same element, so that reading props again does not re-render it. */
export function createLiveContent(element: Element): LiveContent {
  const content = contentOf.get(element) ?? liveContent(element);
  contentOf.set(element, content);
  return content;
}

function liveContent(element: Element): LiveContent {
  const home = document.createComment('');
  elements.set(home, element);
  return {
    kind: 'live',
    element,
    take(target) {
      const parent = domGet(element, 'parentNode');
      if (!home.parentNode && parent) domCall(parent as Element, 'insertBefore', home, element);
      move(target, element, null);
    },
    release() {
      if (!home.parentNode) return;
      move(home.parentNode as Element, element, home);
      home.remove();
    },
  };
}

/** The element whose original position this node marks. */
export function liveElementAt(node: Node): Element | undefined {
  return elements.get(node);
}

/** `moveBefore`, where it exists, keeps iframes loaded and animations running. */
export function move(parent: Element, node: Node, before: Node | null) {
  const canMove = 'moveBefore' in parent && domGet(node, 'isConnected') && domGet(parent, 'isConnected');
  domCall(parent as Required<Movable>, canMove ? 'moveBefore' : 'insertBefore', node, before);
}
