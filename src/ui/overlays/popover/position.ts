import { isRightToLeft } from '../../is-right-to-left';

const GAP = 8;

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The position of a panel: below its anchor, above it if there is more space, and never off the screen. */
export function positionBeside(
  anchor: Box,
  panel: { width: number; height: number },
  screen: { width: number; height: number },
  isMirrored: boolean,
): { left: number; top: number } {
  const start = isMirrored ? anchor.left + anchor.width - panel.width : anchor.left;
  const below = anchor.top + anchor.height + GAP;
  const above = anchor.top - GAP - panel.height;
  const hasRoomBelow = below + panel.height <= screen.height - GAP;
  return {
    left: clamp(start, GAP, screen.width - GAP - panel.width),
    top: hasRoomBelow || above < GAP ? below : above,
  };
}

/** Keeps the box beside its anchor while the page scrolls and changes; returns the cleanup function. */
export function followAnchor(box: HTMLElement, anchor: Element): () => void {
  const updatePosition = () => {
    // Inside a transformed ancestor, `fixed` does not start at the screen's corner, so the offset is measured.
    Object.assign(box.style, { left: '0px', top: '0px' });
    const origin = box.getBoundingClientRect();
    const screen = { width: document.documentElement.clientWidth, height: window.innerHeight };
    const { left, top } = positionBeside(anchor.getBoundingClientRect(), origin, screen, isRightToLeft(anchor));
    Object.assign(box.style, { left: `${left - origin.left}px`, top: `${top - origin.top}px` });
  };
  updatePosition();
  const sizes = new ResizeObserver(updatePosition);
  sizes.observe(box);
  addEventListener('scroll', updatePosition, { capture: true, passive: true });
  addEventListener('resize', updatePosition);
  return () => {
    sizes.disconnect();
    removeEventListener('scroll', updatePosition, { capture: true });
    removeEventListener('resize', updatePosition);
  };
}

/** Calls back when the visitor leaves the box and its anchor; returns the cleanup function. */
export function dismissOn(box: Element, anchor: Element, onDismiss: () => void): () => void {
  const isInside = (event: Event) => event.composedPath().some((target) => target === box || target === anchor);
  const onAway = (event: Event) => {
    // A removed box may still listen, and must not close the next one.
    if (box.isConnected && !isInside(event)) onDismiss();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    // Escape closes one layer at a time: a dialog underneath stays.
    event.preventDefault();
    onDismiss();
  };
  document.addEventListener('pointerdown', onAway);
  document.addEventListener('focusin', onAway);
  document.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('pointerdown', onAway);
    document.removeEventListener('focusin', onAway);
    document.removeEventListener('keydown', onKey);
  };
}

function clamp(value: number, minimum: number, maximum: number): number {
  return Math.max(minimum, Math.min(value, maximum));
}
