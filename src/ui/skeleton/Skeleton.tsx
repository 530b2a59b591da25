import { addStyles } from '../../core';
import styles from './skeleton.css';

addStyles(styles);

export interface SkeletonProps {
  /** The kind of content that is loading. */
  shape?: 'text' | 'title' | 'picture' | 'control';
  /** Lines of text, or of a title. */
  lines?: number;
}

/** Reserves the space of loading content, in its shape. State elsewhere, as text, that it is loading. */
export function Skeleton({ shape = 'text', lines = shape === 'text' ? 3 : 1 }: SkeletonProps) {
  return (
    <span className="inlay-skeleton" data-shape={shape} aria-hidden="true">
      {[...Array(lines).keys()].map((line) => (
        <span key={line} className="inlay-skeleton__line" />
      ))}
    </span>
  );
}
