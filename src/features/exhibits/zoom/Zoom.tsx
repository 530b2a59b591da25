import { useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { addStyles, formatNumber, useLanguage, useText } from '../../../core';
import { Button, icons, useUniqueId, VisuallyHidden } from '../../../ui';
import { messages } from './messages';
import { useFingers } from './use-fingers';
import { pointIn, useView } from './use-view';
import { fittingSize, LARGEST } from './zoom';
import styles from './zoom.css';

addStyles(styles);

const STEP = 1.5;
/** In CSS pixels, per press of an arrow key. */
const PUSH = 60;

export interface ZoomProps {
  label: string;
  /** Width by height. */
  ratio: number;
  /** Identifies the image: a new one is shown whole. */
  picture?: string;
  /** Controls beside those of the zoom. */
  tools?: ReactNode;
  /** After a swipe over an image that is visible as a whole: 1 towards the next image. */
  onSwipe?: ((by: 1 | -1) => void) | undefined;
  /** The image. */
  children: ReactNode;
}

/** An image with zoom by pinch, wheel, buttons and keys. An image larger than its stage can be moved. */
export function Zoom({ label, ratio, picture, tools, onSwipe, children }: ZoomProps) {
  const t = useText(messages);
  const language = useLanguage();
  const id = useUniqueId();
  const stage = useRef<HTMLDivElement>(null);
  const { size, view, zoom, move, showWhole } = useView(stage, ratio, picture);
  const isWhole = view.scale === 1;
  const { isMoving, handlers } = useFingers({ isWhole, zoom, move, onSwipe });

  const onKeyDown = (event: KeyboardEvent) => {
    const action = actionOf(event.key, { zoom, move, showWhole });
    if (!action || event.ctrlKey || event.metaKey || event.altKey) return;
    // An image that is visible as a whole cannot be moved, so the key is left to others.
    if (isWhole && event.key.startsWith('Arrow')) return;
    event.preventDefault();
    action();
  };

  const { width, height } = fittingSize(size, ratio);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the image bubble up to here, and those pressed on its buttons
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
        onDoubleClick={(event) => (isWhole ? zoom(STEP * STEP, pointIn(event.currentTarget, event)) : showWhole())}
        {...handlers}
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

/** Shows the part of the image in the direction of the arrow. */
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
