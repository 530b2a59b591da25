import { useEffect, useRef, type CSSProperties, type ReactNode } from 'react';
import { addStyles, useText } from '../../core';
import { classes } from '../../ui';
import { Controls } from './Controls';
import { messages } from './messages';
import { around, isInView, perViewOf } from './position';
import { usePerView, type PerView } from './use-per-view';
import { useRotation } from './use-rotation';
import { useSlides } from './use-slides';
import styles from './carousel.css';

addStyles(styles);

export interface CarouselSlide {
  /** Said with its number: "3 of 7: The price of a tonne". */
  readonly name?: string | undefined;
  readonly content: ReactNode;
}

export interface CarouselProps {
  slides: readonly CarouselSlide[];
  /** What is in it, without the word "carousel". */
  label?: string | undefined;
  /** The id of a title that says so already. */
  labelledBy?: string | undefined;
  /** How long a slide stays before the next comes by itself, in milliseconds. Without it or at 0, slides change when asked to. */
  autoplay?: number | undefined;
  /** Of one move, in milliseconds. */
  speed?: number;
  /** One slide unless given. */
  perView?: PerView;
  /** A dot for each slide, as long as there is room for them. */
  dots?: boolean;
  className?: string;
}

const MOST_DOTS = 12;

/**
 * The one carousel (APG): buttons, counter, dots, keys and touch, endlessly round.
 * The row scrolls by itself until keen-slider is fetched, and where it never is.
 */
export function Carousel({ slides, label, labelledBy, autoplay = 0, speed = 400, perView: wanted, dots, className }: CarouselProps) {
  const t = useText(messages);
  const row = useRef<HTMLDivElement>(null);
  const count = slides.length;
  const perView = perViewOf(usePerView(wanted), count);
  const { current, mode, show, step } = useSlides(row, { count, speed, perView });
  const rotation = useRotation(count > 1 ? autoplay : 0, current, () => step(1));

  // A picture that is fetched only as it slides in comes too late.
  useEffect(() => {
    for (const near of [current - 1, current + Math.ceil(perView)]) {
      row.current?.children[around(near, count)]?.querySelectorAll<HTMLImageElement>('img[class^="inlay-"][loading="lazy"]').forEach((image) => (image.loading = 'eager'));
    }
  }, [current, count, perView]);

  return (
    <section
      className={classes('inlay-carousel', className)}
      aria-roledescription={t('carousel')}
      aria-label={label}
      aria-labelledby={labelledBy}
      data-state={mode}
      style={{ '--_inlay-carousel-per-view': perView } as CSSProperties}
      {...rotation.holds}
    >
      {count > 1 && <Controls count={count} current={current} rotation={rotation} hasDots={dots && count <= MOST_DOTS} show={show} step={step} />}
      <div ref={row} className="inlay-carousel__slides" aria-live={rotation.isRunning ? 'off' : 'polite'} tabIndex={mode === 'scrolls' ? 0 : undefined}>
        {slides.map(({ name, content }, index) => (
          <div
            key={index}
            className="inlay-carousel__slide"
            role="group"
            aria-roledescription={t('slide')}
            aria-label={t(name ? 'named' : 'position', { number: index + 1, total: count, name: name ?? '' })}
            inert={mode === 'slides' && !isInView(index, current, count, perView)}
          >
            {content}
          </div>
        ))}
      </div>
    </section>
  );
}
