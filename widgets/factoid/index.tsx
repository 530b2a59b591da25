import { useEffect, useRef, useState, type CSSProperties, type RefObject } from 'react';
import { defineWidget } from '../../src/contract';
import { Actions, Frame, Grid } from '../../src/features/editorial';
import { type Phrase, Picture, RichText, useMedia, wordsOf } from '../../src/ui';
import { countableIn, DURATION, textAt } from './count';
import { props, type FactoidItem, type FactoidProps } from './props';
import styles from './factoid.css';

const MAX_ON_MEDIUM = 4;
const MAX_ON_LARGE = 5;
const SLIDE_DELAY = 750;

function Factoid({
  eyebrow,
  title,
  description,
  items = [],
  columns = items.length,
  titleSize,
  animation,
  ...frame
}: FactoidProps) {
  return (
    <Frame
      className="inlay-factoid"
      head={{ eyebrow, title, description, size: 'small' }}
      fillIn={!items.length && 'items'}
      {...frame}
    >
      <Grid columns={{ s: 1, m: Math.min(columns, MAX_ON_MEDIUM), l: Math.min(columns, MAX_ON_LARGE) }}>
        {items.map((item, index) => (
          <Fact key={index} item={item} index={index} size={titleSize} animation={animation} />
        ))}
      </Grid>
    </Frame>
  );
}

interface FactProps {
  item: FactoidItem;
  index: number;
  size: FactoidProps['titleSize'];
  animation: FactoidProps['animation'];
}

function Fact({ item, index, size, animation }: FactProps) {
  const element = useRef<HTMLDivElement>(null);
  const isStill = useMedia('(prefers-reduced-motion: reduce)') || animation === 'none';
  const isNarrow = useMedia('(width < 768px)');
  const isSeen = useSeen(element, isStill, animation === 'slide-in' && !isNarrow ? index * SLIDE_DELAY : 0);
  const { largeText, mediumText, smallText, factoidImage, callToActionLink } = item;

  return (
    <div
      ref={element}
      className="inlay-factoid__item"
      data-state={animation === 'slide-in' ? (isSeen ? 'in' : 'waiting') : undefined}
    >
      {factoidImage && <Picture className="inlay-factoid__image" image={factoidImage} />}
      {largeText && (
        <p
          className="inlay-factoid__figure"
          data-size={size}
          style={{ '--_inlay-factoid-length': wordsOf(largeText).length } as CSSProperties}
        >
          <Figure text={largeText} counts={animation === 'count-up' && !isStill} isSeen={isSeen} />
        </p>
      )}
      {mediumText && <p className="inlay-factoid__what">{mediumText}</p>}
      <RichText className="inlay-factoid__more" content={smallText} />
      {callToActionLink && <Actions links={[callToActionLink]} />}
    </div>
  );
}

interface FigureProps {
  text: Phrase;
  counts: boolean;
  isSeen: boolean;
}

/** The server-rendered figure. The animated one is above it and only visual, so that the width never changes. */
function Figure({ text, counts, isSeen }: FigureProps) {
  const countable = counts ? countableIn(wordsOf(text)) : undefined;
  const [progress, setProgress] = useState(0);
  const isRunning = Boolean(countable) && progress < 1;

  useEffect(() => {
    if (!isSeen || !isRunning) return;
    const begin = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      const progress = Math.min(1, Math.max(0, now - begin) / DURATION);
      setProgress(progress);
      if (progress < 1) frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, from the time it is in view
  }, [isSeen]);

  if (!countable || !isRunning) return <>{text}</>;
  return (
    <>
      <span className="inlay-factoid__final">{text}</span>
      <span className="inlay-factoid__running" aria-hidden="true">
        {textAt(countable, progress)}
      </span>
    </>
  );
}

/** Becomes true some time after the element is in view; immediately without animation. */
function useSeen(element: RefObject<Element | null>, isStill: boolean, delay: number): boolean {
  const [isSeen, setSeen] = useState(isStill);
  useEffect(() => {
    const { current } = element;
    if (isStill) setSeen(true);
    if (isStill || !current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const views = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      views.disconnect();
      timer = setTimeout(() => setSeen(true), delay);
    });
    views.observe(current);
    return () => {
      views.disconnect();
      clearTimeout(timer);
    };
  }, [element, isStill, delay]);
  return isSeen;
}

export default defineWidget({
  name: 'factoid',
  description: 'Key figures in large type, each with its meaning.',
  reserve: { narrow: '48rem', wide: '24rem' },
  props,
  styles,
  component: Factoid,
});
