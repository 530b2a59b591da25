import type { ReactNode } from 'react';
import { addStyles, useText } from '../../core';
import { Icon, icons } from '../../ui';
import { messages } from '../messages';
import styles from './field.css';

addStyles(styles);

export interface FieldFrameProps {
  /** Of the control. */
  id: string;
  label: string;
  help?: ReactNode;
  required?: boolean;
  error: string | undefined;
  /** Of a box the label stands behind it, and not above. */
  layout?: 'line' | 'box';
  children: ReactNode;
}

/** Label above, help below, error in words beside an icon: alike around every control. */
export function FieldFrame({ id, label, help, required, error, layout = 'line', children }: FieldFrameProps) {
  return (
    <div className="inlay-field" data-layout={layout} data-state={error ? 'invalid' : undefined}>
      <label className="inlay-field__label" htmlFor={id}>
        {label} {!required && <OptionalMark />}
      </label>
      {children}
      <FieldNotes id={id} help={help} error={error} />
    </div>
  );
}

export function OptionalMark() {
  return <span className="inlay-field__optional">{useText(messages)('optional')}</span>;
}

export function FieldNotes({ id, help, error }: Pick<FieldFrameProps, 'id' | 'help' | 'error'>) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="inlay-field__error">
          <Icon path={icons.negative} />
          <span>{error}</span>
        </p>
      )}
      {help && (
        <div id={`${id}-help`} className="inlay-field__help">
          {help}
        </div>
      )}
    </>
  );
}
