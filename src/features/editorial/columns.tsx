import { Children, type CSSProperties, type ReactNode } from 'react';
import { addStyles } from '../../core';
import styles from './grid.css';
import splitStyles from './split.css';

addStyles(styles);
addStyles(splitStyles);

export interface GridProps {
  /**
   * The number of columns in a narrow module (default 1), from 480 px (default 2), and from 800 px (default as before).
   */
  columns?: { s?: number; m?: number; l?: number };
  /** For screen readers, if the surrounding content does not name the list. */
  label?: string;
  children: ReactNode;
}

/** A list in columns of equal width, as many as fit. */
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

export interface SplitProps {
  /** Without media, the text takes the whole width. */
  media?: ReactNode;
  /** The number of columns for the media, of twelve. */
  share?: number;
  placement?: 'left' | 'right';
  align?: 'start' | 'center';
  /** Side by side from 600 px of width, already from 400 px, or only from 840 px. */
  from?: 'wide' | 'narrow' | 'page';
  children: ReactNode;
}

/** Text beside media if the module is wide enough; otherwise stacked, media first. */
export function Split({ media, share = 6, placement = 'left', align = 'center', from = 'wide', children }: SplitProps) {
  const [first, second] = placement === 'left' ? [share, 12 - share] : [12 - share, share];
  const columns = { '--_inlay-split-columns': `minmax(0, ${first}fr) minmax(0, ${second}fr)` } as CSSProperties;
  return (
    <div
      className="inlay-split"
      data-placement={media ? placement : 'none'}
      data-align={align}
      data-from={from}
      style={columns}
    >
      {media && <div className="inlay-split__media">{media}</div>}
      <div className="inlay-split__text">{children}</div>
    </div>
  );
}
