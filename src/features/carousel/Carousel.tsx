import { type CSSProperties, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { addStyles, useText } from '../../core';
import { announce, Button, classes, icons, isRightToLeft, useLandmarkName } from '../../ui';
import styles from './carousel.css';
import { messages } from './messages';
import { around, counterOf, isInView, padded, perViewOf } from './scroller';
import { type Rotation, useRotation } from './use-rotation';
import { type Slides, useSlides } from './use-slides';

addStyles(styles);

export interface CarouselSlide {
  /** Announced with its number: "3 of 7: The price of a tonne". */
  readonly name?: string | undefined;
  readonly content: ReactNode;
}

export interface CarouselProps {
  slides: readonly CarouselSlide[];
  /** Names the content, without the word "carousel". */
  label: string;
  /** Milliseconds until the next slide follows automatically. If missing or 0, only the visitor changes slides. */
  autoplay?: number | undefined;
  /** The duration of a move, in milliseconds. */
  speed?: number;
  /** Default: one slide. */
  perView?: PerView;
  /** A dot for each slide, if there are at most twelve. */
  dots?: boolean;
  /** The index of a slide that moves into view as the number changes. */
  visibleSlide?: number | undefined;
  className?: string;
}

const MAX_DOTS = 12;

/**
 * The one carousel (APG) with buttons, counter, dots, keys and touch, in an endless loop.
 * Until keen-slider has loaded, or if it cannot load, the browser scrolls the row.
 */
export function Carousel({
  slides,
  label,
  autoplay = 0,
  speed = 400,
  perView: requestedPerView,
  dots,
  visibleSlide,
  className,
}: CarouselProps) {
  const t = useText(messages);
  const row = useRef<HTMLDivElement>(null);
  const count = slides.length;
  const perView = perViewOf(usePerView(requestedPerView), count);
  const { current, mode, show, step } = useSlides(row, { count, speed, perView });
  const rotation = useRotation(count > 1 ? autoplay : 0, current, () => step(1));

  const moveInto = useRef<(index: number) => void>(undefined);
  moveInto.current = (index) => isInView(index, current, count, perView) || show(index);
  useEffect(() => {
    if (visibleSlide !== undefined) moveInto.current?.(visibleSlide);
  }, [visibleSlide]);

  const landmark = useLandmarkName(label);
  const nameOf = (index: number) => {
    const name = slides[index]?.name ?? '';
    return t(name ? 'named' : 'position', { number: index + 1, total: count, name });
  };

  // The content of a live region does not change when a slide moves in, so screen readers would be silent.
  const announced = useRef(current);
  useEffect(() => {
    if (announced.current !== current && !rotation.isRunning) announce(nameOf(current));
    announced.current = current;
    // oxlint-disable-next-line react/exhaustive-deps -- announced once for each move
  }, [current]);

  // An image that loads only when it slides in is late.
  useEffect(() => {
    for (const near of [current - 1, current + Math.ceil(perView)]) {
      row.current?.children[around(near, count)]
        ?.querySelectorAll<HTMLImageElement>('img[class^="inlay-"][loading="lazy"]')
        .forEach((image) => (image.loading = 'eager'));
    }
  }, [current, count, perView]);

  return (
    <section
      className={classes('inlay-carousel', className)}
      aria-roledescription={t('carousel')}
      aria-label={landmark}
      data-state={mode}
      data-height={autoplay ? undefined : 'current'}
      style={{ '--_inlay-carousel-per-view': perView } as CSSProperties}
      {...rotation.pauseHandlers}
    >
      {count > 1 && (
        <Controls
          count={count}
          current={current}
          rotation={rotation}
          hasDots={dots && count <= MAX_DOTS}
          show={show}
          step={step}
        />
      )}
      <div
        ref={row}
        className="inlay-carousel__slides"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is reached by the keyboard
        tabIndex={mode === 'scrolls' ? 0 : undefined}
      >
        {slides.map(({ content }, index) => (
          <div
            key={index}
            className="inlay-carousel__slide"
            role="group"
            aria-roledescription={t('slide')}
            aria-label={nameOf(index)}
            inert={mode === 'slides' && !isInView(index, current, count, perView)}
          >
            {content}
          </div>
        ))}
      </div>
    </section>
  );
}

interface Props extends Pick<Slides, 'current' | 'show' | 'step'> {
  count: number;
  rotation: Rotation;
  hasDots: boolean | undefined;
}

/** The same for every carousel; the button that stops the rotation comes first, as in the APG. */
export function Controls({ count, current, rotation, hasDots, show, step }: Props) {
  const t = useText(messages);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const act = actionOf(event.key, isRightToLeft(event.currentTarget));
    if (!act) return;
    event.preventDefault();
    act();
  };
  const actionOf = (key: string, isMirrored: boolean) => {
    if (key === 'Home') return () => show(0);
    if (key === 'End') return () => show(count - 1);
    if (key === 'ArrowLeft') return () => step(isMirrored ? 1 : -1);
    if (key === 'ArrowRight') return () => step(isMirrored ? -1 : 1);
    return undefined;
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- its buttons take the focus; their keys bubble up to here
    <div className="inlay-carousel__controls" onKeyDown={onKeyDown}>
      <div className="inlay-carousel__steps">
        {rotation.isOffered && (
          <Button
            variant="quiet"
            icon={rotation.isWanted ? icons.pause : icons.play}
            aria-label={t(rotation.isWanted ? 'pause' : 'play')}
            onClick={rotation.toggle}
          />
        )}
        <Button variant="quiet" icon={icons.arrowBack} aria-label={t('previous')} onClick={() => step(-1)} />
        <p className="inlay-carousel__counter" aria-hidden="true" translate="no">
          <b className="inlay-carousel__current">{counterOf(current, count)}</b> / {padded(count)}
        </p>
        <Button variant="quiet" icon={icons.arrowForward} aria-label={t('next')} onClick={() => step(1)} />
      </div>
      {hasDots && (
        <div className="inlay-carousel__dots" role="group" aria-label={t('dots')}>
          {[...Array(count).keys()].map((index) => (
            <button
              key={index}
              className="inlay-carousel__dot"
              type="button"
              aria-label={t('show', { number: index + 1 })}
              aria-current={index === current}
              onClick={() => show(index)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

/** The number of slides in view on a page of this width in pixels. Phones show one. */
export type PerView = (pageWidth: number) => number;

function usePerView(perView: PerView | undefined): number {
  const [count, setCount] = useState(() => countInView(perView));
  useEffect(() => {
    if (!perView) return;
    const onResize = () => setCount(countInView(perView));
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, [perView]);
  return count;
}

/** On a phone, reading `innerWidth` would lay out the page in the middle of a mount. */
function countInView(perView: PerView | undefined): number {
  return !perView || matchMedia('(width < 768px)').matches ? 1 : perView(window.innerWidth);
}
