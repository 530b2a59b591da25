import type { ReactNode } from 'react';
import { addStyles } from '../../../core';
import styles from './device.css';

addStyles(styles);

export interface DeviceRow {
  readonly id: string;
  readonly name: string;
  /** What sets this one apart from the others. */
  readonly mark?: string;
  readonly notes: readonly string[];
  readonly action?: ReactNode;
}

/** Devices or keys, one a row, each with what can be done to it. */
export function DeviceList({ label, rows }: { label: string; rows: readonly DeviceRow[] }) {
  return (
    <ul className="inlay-devices" role="list" aria-label={label}>
      {rows.map(({ id, name, mark, notes, action }) => (
        <li key={id} className="inlay-devices__row">
          <div className="inlay-devices__words">
            <p className="inlay-devices__name">
              {name} {mark && <span className="inlay-devices__mark">{mark}</span>}
            </p>
            <p className="inlay-devices__notes">{notes.filter(Boolean).join(' · ')}</p>
          </div>
          {action}
        </li>
      ))}
    </ul>
  );
}
