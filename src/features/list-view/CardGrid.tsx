import { Children, isValidElement, useLayoutEffect, useState, type ReactNode } from 'react';
import { addStyles } from '../../core';
import { Skeleton } from '../../ui';
import { savedPosition, type List, type ListPage } from '../lists';
import styles from './card-grid.css';

addStyles(styles);

/**
 * The number of cards rendered first, more than a window shows: each takes 30 ms on a slow phone. A media query,
 * because reading `innerWidth` causes a layout.
 */
const first = () => (matchMedia('(width < 768px)').matches ? 4 : 12);

interface CardGridProps {
  list: Pick<List<unknown, ListPage<unknown>>, 'view' | 'phase' | 'more' | 'isBusy'>;
  /** The maximum, from 1 to 4; fewer in a narrow container. */
  columns: number;
  /** `li` elements. */
  children: ReactNode;
}

/**
 * The results as cards, with a row of skeletons while the first or a further response is pending. They appear
 * immediately, so that the page hardly shifts later. A list from the server renders one card per task, so that slow
 * phones stay responsive.
 */
export function CardGrid({ list: { view, phase, more, isBusy }, columns, children }: CardGridProps) {
  const cards = Children.toArray(children);
  const [ready, setReady] = useState(() => (cards.length && !isReached() ? first() : Infinity));
  const isWhole = ready >= cards.length;
  useLayoutEffect(() => {
    if (isWhole) return setReady(Infinity);
    const timer = setTimeout(() => setReady(ready + 1));
    return () => clearTimeout(timer);
  }, [ready, isWhole]);
  return (
    <ul
      className="inlay-list-view__cards"
      role="list"
      data-columns={columns}
      aria-busy={isBusy}
      data-busy={phase === 'slow' || undefined}
    >
      {cards.map((card, index) =>
        index < ready ? (
          card
        ) : (
          <li key={isValidElement(card) ? card.key : index} className="inlay-list-view__later" aria-hidden="true" />
        ),
      )}
      {(view === 'waiting' || more === 'loading') &&
        [...Array(columns).keys()].map((index) => (
          <li key={index} className="inlay-list-view__waiting" aria-hidden="true">
            <Skeleton shape="picture" />
            <Skeleton shape="title" />
            <Skeleton />
          </li>
        ))}
    </ul>
  );
}

/** Whether the visitor may be on the way to a card: by a link to it, or by Back. */
function isReached(): boolean {
  return location.hash !== '' || savedPosition() !== undefined;
}
