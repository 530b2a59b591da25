import { addStyles } from '../../../core';
import { dismissOn, followAnchor } from '../popover/position';
import popoverStyles from '../popover/popover.css';
import styles from './tooltip.css';

addStyles(popoverStyles);
addStyles(styles);

/** In milliseconds: enough time to cross the gap between the anchor and the box. */
const GRACE = 200;
const RESIZE_DEBOUNCE = 300;

export interface TooltipOptions {
  /** Called each time it opens, for new nodes. */
  content: () => Node;
  /** The box is inserted after this element, so that Tab reaches its links. Default: the anchor. */
  behind?: Element;
}

let closeOpen = () => {};
let count = 0;

/**
 * A tooltip for a server-rendered word: it opens on hover, focus, Enter, Space and tap. It closes on Escape, blur, a
 * press outside and a resize of the window. The pointer may move into it. A link that is activated a second time is
 * followed. Returns a function that removes the tooltip.
 */
export function createTooltip(anchor: HTMLElement, { content, behind = anchor }: TooltipOptions): () => void {
  let box: HTMLElement | undefined;
  let stops: (() => void)[] = [];
  let isPinned = false;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const triggers = [
    listen(anchor, 'pointerenter', ({ pointerType }: PointerEvent) => pointerType !== 'touch' && open()),
    listen(anchor, 'pointerleave', hide),
    listen(anchor, 'focus', open),
    listen(anchor, 'blur', closeUnlessInside),
    listen(anchor, 'keydown', (event: KeyboardEvent) => event.key === ' ' && pin(event)),
    listen(anchor, 'click', (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (isPinned) close();
      else pin(event);
    }),
  ];
  return () => {
    triggers.forEach((stop) => stop());
    close();
  };

  function pin(event: Event) {
    event.preventDefault();
    open();
    isPinned = true;
  }

  function open() {
    clearTimeout(leaving);
    if (box) return;
    closeOpen();
    closeOpen = close;
    box = createBox(behind, content());
    stops = [
      describe(anchor, box.id),
      followAnchor(box, anchor),
      dismissOn(box, anchor, close),
      afterResize(close, RESIZE_DEBOUNCE),
      listen(box, 'pointerenter', () => clearTimeout(leaving)),
      listen(box, 'pointerleave', hide),
      listen(box, 'focusout', closeUnlessInside),
    ];
  }

  function close() {
    clearTimeout(leaving);
    if (!box) return;
    const hadFocus = box.contains((box.getRootNode() as Document | ShadowRoot).activeElement);
    stops.forEach((stop) => stop());
    const closed = box;
    box = undefined;
    isPinned = false;
    closeOpen = () => {};
    closed.remove();
    if (!hadFocus) return;
    // Focus that was in the box returns to its anchor, without opening it again.
    anchor.focus({ preventScroll: true });
    close();
  }

  function hide() {
    clearTimeout(leaving);
    leaving = setTimeout(() => !isPinned && !anchor.matches(':focus-visible') && close(), GRACE);
  }

  function closeUnlessInside({ relatedTarget }: FocusEvent) {
    const to = relatedTarget as Node | null;
    if (!to || !(anchor.contains(to) || box?.contains(to))) close();
  }
}

/** The server's own description of the anchor stays. */
function describe(anchor: Element, id: string): () => void {
  if (anchor.hasAttribute('aria-describedby')) return () => {};
  anchor.setAttribute('aria-describedby', id);
  return () => anchor.removeAttribute('aria-describedby');
}

/** The box, after the element in the DOM and above everything. It may contain phrasing content. */
function createBox(behind: Element, content: Node): HTMLElement {
  const box = document.createElement('span');
  box.className = 'inlay-popover inlay-tooltip';
  box.id = `inlay-tooltip-${(count += 1)}`;
  box.setAttribute('role', 'tooltip');
  box.append(content);
  behind.after(box);
  if (typeof box.showPopover === 'function') {
    box.setAttribute('popover', 'manual');
    // oxlint-disable-next-line inlay/too-new -- without it the note is placed all the same, beneath dialogs
    box.showPopover();
  }
  return box;
}

/** Listens until the returned function is called. */
function listen<T extends EventTarget, E extends Event>(
  target: T,
  type: string,
  listener: (event: E) => unknown,
): () => void {
  target.addEventListener(type, listener as EventListener);
  return () => target.removeEventListener(type, listener as EventListener);
}

/** Once the window has kept its size for a while. */
function afterResize(listener: () => void, milliseconds: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = listen(window, 'resize', () => {
    clearTimeout(timer);
    timer = setTimeout(listener, milliseconds);
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
