import { useRef, type ReactNode } from 'react';
import { addStyles } from '../../../src/core';
import type { Overlay } from '../effects/overlay';
import { useCover } from './use-cover';
import styles from './veil.css';

addStyles(styles);

export interface RegwallOverlayProps {
  isUp: boolean;
  gated: readonly HTMLElement[];
  door: Overlay;
  /** What a click does. */
  onPress: () => void;
  /** Says so. */
  label: string;
  /** Stays in view as long as the veil does, and ends in its own place beneath. */
  children: ReactNode;
}

/** Over the gated part. A click anywhere on it opens the door; by keyboard its panel does. */
export function RegwallOverlay({ isUp, gated, door, onPress, label, children }: RegwallOverlayProps) {
  const place = useRef<HTMLDivElement>(null);
  const box = useCover(isUp, gated, place);
  const reach = Math.max(0, box?.above ?? 0);
  return (
    <>
      <div ref={place} />
      <div className="inlay-regwall__veil" style={{ marginBlockStart: -reach }} data-laid={Boolean(box)}>
        {box && (
          <button
            type="button"
            tabIndex={-1}
            className="inlay-regwall__cover"
            aria-label={label}
            style={{ insetBlockStart: reach - box.above, insetInlineStart: box.start, blockSize: box.height, inlineSize: box.width }}
            onPointerEnter={door.prepare}
            onClick={onPress}
          />
        )}
        <div style={{ blockSize: reach }} />
        <div className="inlay-regwall__floating" style={box && { marginInlineStart: box.start, inlineSize: box.width }}>
          {children}
        </div>
      </div>
    </>
  );
}
