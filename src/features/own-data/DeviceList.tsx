import type { ReactNode } from 'react';
import { addStyles, useText } from '../../core';
import { deviceOf } from './device-of';
import styles from './device.css';
import { messages } from './messages';

addStyles(styles);

export interface DeviceRow {
  readonly id: string;
  readonly name: string;
  /** The label that distinguishes this entry. */
  readonly mark?: string;
  readonly notes: readonly string[];
  readonly action?: ReactNode;
}

/** Devices or keys, one per row, each with its action. */
export function DeviceList({ label, rows }: { label: string; rows: readonly DeviceRow[] }) {
  return (
    <ul className="inlay-devices" role="list" aria-label={label}>
      {rows.map(({ id, name, mark, notes, action }) => (
        <li key={id} className="inlay-devices__row">
          <div className="inlay-devices__text">
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

/** The name of a device, from its user agent. */
export function useDeviceName(): (userAgent: string) => string {
  const t = useText(messages);
  return (userAgent) => {
    const { browser, system } = deviceOf(userAgent);
    return browser && system ? t('device', { browser, system }) : (browser ?? system ?? t('unknown'));
  };
}
