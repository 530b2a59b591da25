import { Children, type CSSProperties, type ReactNode } from 'react';
import { addStyles } from '../../../core';
import styles from './grid.css';

addStyles(styles);

export interface GridProps {
  /** How many columns where there is little room (default 1), from 480 px (default 2), and from 800 px (default as before). */
  columns?: { s?: number; m?: number; l?: number };
  /** For screen readers, where the page around does not say it. */
  label?: string;
  children: ReactNode;
}

/** A list in columns of equal width, as many as the room that the module has allows. */
export function Grid({ columns: { s = 1, m = 2, l } = {}, label, children }: GridProps) {
  const columns = { '--_inlay-grid-s': s, '--_inlay-grid-m': m, '--_inlay-grid-l': l ?? m } as CSSProperties;
  return (
    <div className="inlay-grid" style={columns}>
      <ul className="inlay-grid__items" role="list" aria-label={label}>
        {Children.map(children, (child) => child && <li className="inlay-grid__item">{child}</li>)}
      </ul>
    </div>
  );
}
