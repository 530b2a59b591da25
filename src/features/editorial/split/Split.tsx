import type { CSSProperties, ReactNode } from 'react';
import { addStyles } from '../../../core';
import styles from './split.css';

addStyles(styles);

export interface SplitProps {
  /** Without it the text has all the room. */
  media?: ReactNode;
  /** Of twelve columns, how many the media take where both stand side by side. */
  share?: number;
  placement?: 'left' | 'right';
  align?: 'start' | 'center';
  /** Beside one another from 600 px of room, already from 400 px, or only from 840 px. */
  from?: 'wide' | 'narrow' | 'page';
  children: ReactNode;
}

/** Text beside media where the module's own room is wide enough; above one another, media first, where it is not. */
export function Split({ media, share = 6, placement = 'left', align = 'center', from = 'wide', children }: SplitProps) {
  const [first, second] = placement === 'left' ? [share, 12 - share] : [12 - share, share];
  const columns = { '--_inlay-split-columns': `minmax(0, ${first}fr) minmax(0, ${second}fr)` } as CSSProperties;
  return (
    <div className="inlay-split" data-placement={media ? placement : 'none'} data-align={align} data-from={from} style={columns}>
      {media && <div className="inlay-split__media">{media}</div>}
      <div className="inlay-split__text">{children}</div>
    </div>
  );
}
