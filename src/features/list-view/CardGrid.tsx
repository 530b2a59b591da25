import type { ReactNode } from 'react';
import { addStyles } from '../../core';
import { Skeleton } from '../../ui';
import type { List, ListPage } from '../lists';
import styles from './card-grid.css';

addStyles(styles);

interface CardGridProps {
  list: Pick<List<unknown, ListPage<unknown>>, 'view' | 'phase' | 'isBusy'>;
  /** At most, from 1 to 4; fewer where the width is small. */
  columns: number;
  /** An `li` each. */
  children: ReactNode;
}

/** What is found as cards, and a row of empty ones while the first answer is awaited. */
export function CardGrid({ list: { view, phase, isBusy }, columns, children }: CardGridProps) {
  return (
    <ul
      className="inlay-list-view__cards"
      role="list"
      data-columns={columns}
      aria-busy={isBusy}
      data-busy={phase === 'slow' || undefined}
    >
      {children}
      {view === 'waiting' &&
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
