import type { ReactNode } from 'react';
import { addStyles } from '../../core';
import styles from './embed.css';

addStyles(styles);

/** The room that is kept for an embedded page; lengths in CSS pixels. */
export interface EmbedSize {
  /** Height by width. */
  ratio?: number | undefined;
  /** Instead of the ratio. */
  height?: number | undefined;
  maxWidth?: number | undefined;
}

interface PlaceProps extends EmbedSize {
  isAsking?: boolean;
  /** Where it is found, for who reads the page on paper. */
  address?: string | undefined;
  children: ReactNode;
}

export function EmbedBox({ ratio, height, maxWidth, isAsking, address, children }: PlaceProps) {
  const room = height ? { blockSize: height } : { aspectRatio: ratio && `${1 / ratio}` };
  return (
    <>
      <div className="inlay-embed" data-state={isAsking ? 'asking' : 'shown'} style={{ ...room, maxInlineSize: maxWidth }}>
        {children}
      </div>
      {address && <p className="inlay-embed__address">{address}</p>}
    </>
  );
}
