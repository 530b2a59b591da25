import { type PointerEvent, useRef, useState } from 'react';
import { isRightToLeft } from '../../../ui';
import { pointIn } from './use-view';
import type { Point } from './zoom';

/** In CSS pixels: the minimum distance of a swipe. */
const SWIPE = 48;

interface FingerActions {
  /** The image is visible as a whole: one finger swipes. */
  isWhole: boolean;
  zoom(factor: number, at: Point): void;
  move(x: number, y: number): void;
  /** 1 towards the next image. */
  onSwipe: ((by: 1 | -1) => void) | undefined;
}

/** The pointer handlers of the stage: one finger moves the image or swipes, two zoom it. */
export function useFingers({ isWhole, zoom, move, onSwipe }: FingerActions) {
  const [isMoving, setMoving] = useState(false);
  const fingers = useRef(new Map<number, Point>());
  const swipeStart = useRef<Point>(undefined);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    const point = pointIn(event.currentTarget, event);
    swipeStart.current = fingers.current.size ? undefined : point;
    fingers.current.set(event.pointerId, point);
    event.currentTarget.setPointerCapture(event.pointerId);
    setMoving(true);
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = pointIn(event.currentTarget, event);
    const [other] = [...fingers.current].filter(([finger]) => finger !== event.pointerId).map(([, point]) => point);
    fingers.current.set(event.pointerId, now);
    if (other) zoom(distance(now, other) / (distance(before, other) || 1), middle(now, other));
    // Each of two fingers contributes half of the movement.
    const share = other ? 0.5 : 1;
    move((now.x - before.x) * share, (now.y - before.y) * share);
  };
  const onLift = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
    setMoving(fingers.current.size > 0);
    const from = swipeStart.current;
    swipeStart.current = undefined;
    if (!from || !isWhole || event.type !== 'pointerup') return;
    const { x, y } = pointIn(event.currentTarget, event);
    if (Math.abs(x - from.x) < SWIPE || Math.abs(x - from.x) < 2 * Math.abs(y - from.y)) return;
    onSwipe?.(x < from.x === isRightToLeft(event.currentTarget) ? -1 : 1);
  };
  return { isMoving, handlers: { onPointerDown, onPointerMove, onPointerUp: onLift, onPointerCancel: onLift } };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
