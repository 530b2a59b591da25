import { addStyles } from '../../core';
import styles from './icon.css';
import type { IconPath } from './paths';

addStyles(styles);

export interface IconProps {
  path: IconPath;
  /** In CSS pixels. */
  size?: number;
}

/** Always decorative: the text beside it, or hidden text, carries the meaning. */
export function Icon({ path, size = 20 }: IconProps) {
  return (
    <svg
      className="inlay-icon"
      viewBox="0 0 24 24"
      style={{ inlineSize: size, blockSize: size }}
      aria-hidden="true"
      focusable="false"
      data-solid={path.isSolid}
      data-directional={path.isDirectional}
    >
      <path d={path.d} />
    </svg>
  );
}
