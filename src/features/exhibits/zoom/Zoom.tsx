import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { addStyles, formatNumber, useLanguage, useText } from '../../../core';
import { Button, icons, useUniqueId, VisuallyHidden } from '../../../ui';
import { messages } from './messages';
import { fittingSize, LARGEST, moved, clampView, zoomed, type Point, type Size, type View } from './zoom';
import styles from './zoom.css';

addStyles(styles);

const STEP = 1.5;
/** In CSS pixels, for one press of an arrow key. */
const PUSH = 60;
/** In CSS pixels, the shortest way of a swipe. */
const SWIPE = 48;
const WHOLE: View = { scale: 1, x: 0, y: 0 };

export interface ZoomProps {
  label: string;
  /** Width by height. */
  ratio: number;
  /** Identifies the picture: another one is shown whole. */
  picture?: string;
  /** Further controls beside those of the zoom. */
  tools?: ReactNode;
  /** After a swipe over a picture that is visible as a whole: 1 towards the next picture. */
  onSwipe?: ((by: 1 | -1) => void) | undefined;
  /** The picture. */
  children: ReactNode;
}

/** A picture to be looked at closely: by two fingers, wheel, buttons and keys; what is larger than its stage is moved about. */
export function Zoom({ label, ratio, picture, tools, onSwipe, children }: ZoomProps) {
  const t = useText(messages);
  const language = useLanguage();
  const id = useUniqueId();
  const stage = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0 });
  const [view, setView] = useState(WHOLE);
  const [isMoving, setMoving] = useState(false);
  const fingers = useRef(new Map<number, Point>());
  const swipeStart = useRef<Point>(undefined);

  const isWhole = view.scale === 1;
  const zoom = (factor: number, at: Point = { x: size.width / 2, y: size.height / 2 }) =>
    setView((before) => zoomed(before, factor, at, size, ratio));
  const move = (x: number, y: number) => setView((before) => moved(before, { x, y }, size, ratio));
  const showWhole = () => setView(clampView(WHOLE, size, ratio));

  // Before the effect that clamps the view to the stage.
  useLayoutEffect(() => setView(WHOLE), [picture]);
  useLayoutEffect(() => {
    const { current } = stage;
    if (!current) return;
    const measure = () => {
      const now = { width: current.clientWidth, height: current.clientHeight };
      setSize(now);
      setView((before) => clampView(before, now, ratio));
    };
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(current);
    return () => sizes.disconnect();
  }, [ratio, picture]);

  const latest = useRef(zoom);
  latest.current = zoom;
  // Those of React are passive: the page would scroll, or the browser zoom all of it.
  useEffect(() => {
    const { current } = stage;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      // A trackpad reports two fingers as a wheel with the control key, in small steps.
      latest.current(Math.exp(-event.deltaY * lines * (event.ctrlKey ? 0.01 : 0.002)), pointIn(event));
    };
    current?.addEventListener('wheel', onWheel, { passive: false });
    return () => current?.removeEventListener('wheel', onWheel);
  }, []);

  const pointIn = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left = 0, top = 0 } = stage.current?.getBoundingClientRect() ?? {};
    return { x: clientX - left, y: clientY - top };
  };
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const before = fingers.current.get(event.pointerId);
    if (!before) return;
    const now = pointIn(event);
    const [other] = [...fingers.current].filter(([finger]) => finger !== event.pointerId).map(([, point]) => point);
    fingers.current.set(event.pointerId, now);
    if (other) zoom(distance(now, other) / (distance(before, other) || 1), middle(now, other));
    // Of two fingers each moves the picture by half.
    const share = other ? 0.5 : 1;
    move((now.x - before.x) * share, (now.y - before.y) * share);
  };
  const onLift = (event: PointerEvent<HTMLDivElement>) => {
    fingers.current.delete(event.pointerId);
    setMoving(fingers.current.size > 0);
    const from = swipeStart.current;
    swipeStart.current = undefined;
    if (!from || !isWhole || event.type !== 'pointerup') return;
    const { x, y } = pointIn(event);
    if (Math.abs(x - from.x) < SWIPE || Math.abs(x - from.x) < 2 * Math.abs(y - from.y)) return;
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    onSwipe?.(x < from.x === isRightToLeft ? -1 : 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const action = actionOf(event.key, { zoom, move, showWhole });
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    // A picture that is visible as a whole cannot be moved: the key is for others.
    if (isWhole && event.key.startsWith('Arrow')) return;
    event.preventDefault();
    action();
  };

  const { width, height } = fittingSize(size, ratio);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the picture bubble up to here, and those pressed on its buttons
    <div className="inlay-zoom" onKeyDown={onKeyDown}>
      <div
        ref={stage}
        className="inlay-zoom__stage"
        role="group"
        aria-label={label}
        aria-describedby={id}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by the keyboard
        tabIndex={0}
        data-state={isMoving && !isWhole ? 'moving' : isWhole ? 'whole' : 'zoomed'}
        style={{ '--_inlay-zoom-height': `${100 / ratio}cqi` } as CSSProperties}
        onDoubleClick={(event: MouseEvent) => (isWhole ? zoom(STEP * STEP, pointIn(event)) : showWhole())}
        onPointerDown={(event) => {
          swipeStart.current = fingers.current.size ? undefined : pointIn(event);
          fingers.current.set(event.pointerId, pointIn(event));
          event.currentTarget.setPointerCapture(event.pointerId);
          setMoving(true);
        }}
        onPointerMove={onPointerMove}
        onPointerUp={onLift}
        onPointerCancel={onLift}
      >
        <div
          className="inlay-zoom__picture"
          style={{
            inlineSize: width,
            blockSize: height,
            transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
          }}
        >
          {children}
        </div>
      </div>
      <div className="inlay-zoom__controls">
        <Button
          variant="secondary"
          icon={icons.minus}
          aria-label={t('smaller')}
          aria-disabled={isWhole || undefined}
          onClick={() => zoom(1 / STEP)}
        />
        <output className="inlay-zoom__scale">{formatNumber(view.scale, { style: 'percent' }, language)}</output>
        <Button
          variant="secondary"
          icon={icons.plus}
          aria-label={t('larger')}
          aria-disabled={view.scale >= LARGEST || undefined}
          onClick={() => zoom(STEP)}
        />
        {tools}
        <Button variant="quiet" aria-disabled={isWhole || undefined} onClick={showWhole}>
          {t('whole')}
        </Button>
        <VisuallyHidden id={id}>{t('keys')}</VisuallyHidden>
      </div>
    </div>
  );
}

interface Actions {
  zoom(factor: number): void;
  move(x: number, y: number): void;
  showWhole(): void;
}

/** What is to be seen comes into view in the direction of the arrow. */
function actionOf(key: string, { zoom, move, showWhole }: Actions): (() => void) | undefined {
  const actions: Readonly<Record<string, () => void>> = {
    '+': () => zoom(STEP),
    '=': () => zoom(STEP),
    '-': () => zoom(1 / STEP),
    '0': showWhole,
    ArrowLeft: () => move(PUSH, 0),
    ArrowRight: () => move(-PUSH, 0),
    ArrowUp: () => move(0, PUSH),
    ArrowDown: () => move(0, -PUSH),
  };
  return Object.hasOwn(actions, key) ? actions[key] : undefined;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function middle(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
