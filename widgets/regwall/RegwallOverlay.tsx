import { useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { blocksOf } from './gated';
import type { EntryDialog } from './use-entry-dialog';

export interface RegwallOverlayProps {
  isUp: boolean;
  gated: readonly HTMLElement[];
  dialog: EntryDialog;
  /** What a click does. */
  onPress: () => void;
  /** Says so. */
  label: string;
  /** Stays in view as long as the overlay does, and ends in its own place beneath. */
  children: ReactNode;
}

/** Over the gated part. A click anywhere on it opens the dialog; by keyboard the buttons of its panel do. */
export function RegwallOverlay({ isUp, gated, dialog, onPress, label, children }: RegwallOverlayProps) {
  const wall = useRef<HTMLDivElement>(null);
  const box = useCover(isUp, gated, wall);
  const overlap = Math.max(0, box?.above ?? 0);
  return (
    <>
      <div ref={wall} />
      <div className="inlay-regwall__overlay" style={{ marginBlockStart: -overlap }} data-laid={Boolean(box)}>
        {box && (
          <button
            type="button"
            tabIndex={-1}
            className="inlay-regwall__cover"
            aria-label={label}
            style={{
              insetBlockStart: overlap - box.above,
              insetInlineStart: box.start,
              blockSize: box.height,
              inlineSize: box.width,
            }}
            onPointerEnter={dialog.prepare}
            onClick={onPress}
          />
        )}
        <div style={{ blockSize: overlap }} />
        <div className="inlay-regwall__floating" style={box && { marginInlineStart: box.start, inlineSize: box.width }}>
          {children}
        </div>
      </div>
    </>
  );
}

/** Where the cover lies, in CSS pixels. */
interface CoverBox {
  /** How far above the wall's own place it begins; negative where it begins below. */
  readonly above: number;
  readonly height: number;
  readonly start: number;
  readonly width: number;
}

/** In CSS pixels: the beginning of the gated part stays clear, to see and to hear. */
const CLEAR = 160;

/**
 * Lays the cover over the gated part and keeps it there as the page changes.
 * What lies under it is inert: the keyboard must not wander where nothing can be seen.
 */
function useCover(
  isUp: boolean,
  gated: readonly HTMLElement[],
  overlayRef: RefObject<HTMLElement | null>,
): CoverBox | undefined {
  const [box, setBox] = useState<CoverBox>();

  useLayoutEffect(() => {
    const overlay = overlayRef.current;
    if (!isUp || !overlay || !gated.length) return undefined;
    let covered: readonly Element[] = [];
    let isLifted = false;
    const lay = () => {
      if (isLifted) return;
      const { box: next, bounds } = measure(gated, overlay);
      setBox((before) => (before && isSame(before, next) ? before : next));
      uncover(covered);
      covered = cover(gated, overlay, bounds);
    };
    const observer = new ResizeObserver(lay);
    for (const element of [...gated, overlay, document.body]) observer.observe(element);
    lay();
    return () => {
      isLifted = true;
      observer.disconnect();
      uncover(covered);
      setBox(undefined);
    };
  }, [isUp, gated, overlayRef]);

  return isUp ? box : undefined;
}

function measure(gated: readonly HTMLElement[], overlay: HTMLElement) {
  const rects = gated.map((element) => element.getBoundingClientRect());
  const overlayBox = overlay.getBoundingClientRect();
  const top = Math.min(...rects.map((rect) => rect.top));
  const end = Math.max(...rects.map((rect) => rect.bottom));
  const left = Math.min(...rects.map((rect) => rect.left));
  const right = Math.max(...rects.map((rect) => rect.right));
  // A gated part that the wall itself stands in is covered as far as the wall.
  const bottom = gated.some((element) => element.contains(overlay)) ? overlayBox.top : end;
  const from = top + Math.min(CLEAR, (bottom - top) / 3);
  const isRightToLeft = getComputedStyle(overlay).direction === 'rtl';
  const box = {
    above: Math.round(overlayBox.top - from),
    height: Math.round(bottom - from),
    start: Math.round(isRightToLeft ? overlayBox.right - right : left - overlayBox.left),
    width: Math.round(right - left),
  };
  return { box, bounds: { from, bottom } };
}

function cover(
  gated: readonly HTMLElement[],
  overlay: Element,
  { from, bottom }: { from: number; bottom: number },
): Element[] {
  return gated.flatMap(blocksOf).filter((block) => {
    const { top } = block.getBoundingClientRect();
    if (top < from || top > bottom || block.contains(overlay) || block.hasAttribute('inert')) return false;
    block.setAttribute('inert', '');
    return true;
  });
}

function uncover(covered: readonly Element[]) {
  for (const element of covered) element.removeAttribute('inert');
}

function isSame(a: CoverBox, b: CoverBox): boolean {
  return a.above === b.above && a.height === b.height && a.start === b.start && a.width === b.width;
}
