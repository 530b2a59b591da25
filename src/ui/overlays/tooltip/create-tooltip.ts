import { addStyles } from '../../../core';
import { dismissOn } from '../popover/dismiss';
import { placeBeside } from '../popover/place';
import popoverStyles from '../popover/popover.css';
import { createBox } from './create-box';
import { afterResize, listen } from './listen';
import styles from './tooltip.css';

addStyles(popoverStyles);
addStyles(styles);

/** In milliseconds: time to cross the gap between the anchor and the box. */
const GRACE = 200;
const RESIZE_DEBOUNCE = 300;

export interface TooltipOptions {
  /** Asked each time it opens, for nodes of its own. */
  content: () => Node;
  /** The box is put behind this element, so that Tab finds its links. The anchor unless given. */
  behind?: Element;
}

let closeOpen = () => {};

/**
 * A note beside a word that the server wrote: on hover, focus, Enter, Space and
 * tap; away on Escape, blur, a press elsewhere and when the window changes. The
 * pointer may move into it. A link that is activated a second time is followed.
 * Returns the function that takes the tooltip away.
 */
export function createTooltip(anchor: HTMLElement, { content, behind = anchor }: TooltipOptions): () => void {
  let box: HTMLElement | undefined;
  let stops: (() => void)[] = [];
  let isPinned = false;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const triggers = [
    listen(anchor, 'pointerenter', ({ pointerType }: PointerEvent) => pointerType !== 'touch' && open()),
    listen(anchor, 'pointerleave', leave),
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
      placeBeside(box, anchor),
      dismissOn(box, anchor, close),
      afterResize(close, RESIZE_DEBOUNCE),
      listen(box, 'pointerenter', () => clearTimeout(leaving)),
      listen(box, 'pointerleave', leave),
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
    // Focus that was in the box goes back to its anchor, without opening it again.
    anchor.focus({ preventScroll: true });
    close();
  }

  function leave() {
    clearTimeout(leaving);
    leaving = setTimeout(() => !isPinned && !anchor.matches(':focus-visible') && close(), GRACE);
  }

  function closeUnlessInside({ relatedTarget }: FocusEvent) {
    const to = relatedTarget as Node | null;
    if (!to || !(anchor.contains(to) || box?.contains(to))) close();
  }
}

/** Where the server described the anchor itself, that stays. */
function describe(anchor: Element, id: string): () => void {
  if (anchor.hasAttribute('aria-describedby')) return () => {};
  anchor.setAttribute('aria-describedby', id);
  return () => anchor.removeAttribute('aria-describedby');
}
