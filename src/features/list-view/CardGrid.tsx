import type { ReactNode } from 'react';
import { addStyles } from '../../core';
import { Skeleton } from '../../ui';
import type { List, ListPage } from '../lists';
import { GradualItems } from './GradualItems';
import styles from './card-grid.css';

addStyles(styles);

interface CardGridProps {
  list: Pick<List<unknown, ListPage<unknown>>, 'view' | 'phase' | 'more' | 'isBusy'>;
  /** The maximum, from 1 to 4; fewer in a narrow container. */
  columns: number;
  /** `li` elements. */
  children: ReactNode;
}

/**
 * The results as cards, with a row of skeletons while the first or a further response is pending. They appear
 * immediately, so that the page hardly shifts later.
 */
export function CardGrid({ list: { view, phase, more, isBusy }, columns, children }: CardGridProps) {
  return (
    <ul
      className="inlay-list-view__cards"
      role="list"
      data-columns={columns}
      aria-busy={isBusy}
      data-busy={phase === 'slow' || undefined}
    >
      <GradualItems firstOnPhone={2} laterClassName="inlay-list-view__later">
        {children}
      </GradualItems>
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
