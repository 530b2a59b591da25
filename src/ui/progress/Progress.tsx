import { addStyles } from '../../core';
import styles from './progress.css';

addStyles(styles);

export interface ProgressProps {
  /** Unknown while undefined. */
  value?: number;
  max?: number;
  label: string;
  /** The value as text, such as "Question 2 of 5", where a percentage says too little. */
  text?: string;
}

export function Progress({ value, max = 100, label, text }: ProgressProps) {
  const share = value === undefined || max <= 0 ? undefined : Math.min(1, Math.max(0, value / max));
  return (
    <div
      className="inlay-progress"
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={share === undefined ? undefined : share * max}
      aria-valuetext={text}
      data-state={share === undefined ? 'unknown' : undefined}
    >
      <div
        className="inlay-progress__bar"
        style={share === undefined ? undefined : { transform: `scaleX(${share})` }}
      />
    </div>
  );
}
