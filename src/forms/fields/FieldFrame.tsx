import { type ReactNode, useEffect } from 'react';
import { addStyles, useSignal, useText } from '../../core';
import { announce, Icon, icons } from '../../ui';
import type { Field, FieldHost } from '../form/field';
import { messages } from '../messages';
import { useProblemText } from '../problem';
import styles from './fields.css';

addStyles(styles);

export interface FieldFrameProps {
  /** The id of the control. */
  id: string;
  label: string;
  help?: ReactNode;
  required?: boolean;
  error: string | undefined;
  /** The label is beside a checkbox, and above a text field. */
  layout?: 'line' | 'box';
  children: ReactNode;
}

/** Label above, help below, error as text with an icon: the same for every control. */
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

/** Props of every field. */
export interface FieldProps<N extends string, V> {
  form: FieldHost<NoInfer<N>, NoInfer<V>>;
  name: N;
  label: string;
  /** Below the control, and part of its accessible description. */
  help?: ReactNode;
  /** Other fields are marked as optional. */
  required?: boolean;
}

export interface Control<V> {
  field: Field<V>;
  /** The error message. */
  error: string | undefined;
  /** Links the element to its form, its help and its error. */
  props: {
    ref: Field['attach'];
    id: string;
    'aria-describedby': string | undefined;
    'aria-invalid': boolean;
    onBlur: () => void;
  };
}

export function useControl<N extends string, V>({ form, name, label, help }: FieldProps<N, V>): Control<V> {
  const textOf = useProblemText(form.messages);
  const field = form.field(name);
  const problem = useSignal(field.problem);
  useEffect(() => field.describe(label), [field, label]);

  const error = problem && textOf(problem, label);
  const notes = [error && `${field.id}-error`, help && `${field.id}-help`].filter(Boolean);
  return {
    field,
    error,
    props: {
      ref: field.attach,
      id: field.id,
      'aria-describedby': notes.join(' ') || undefined,
      'aria-invalid': Boolean(error),
      onBlur() {
        field.blur();
        const found = field.problem.peek();
        if (found) announce(textOf(found, label));
      },
    },
  };
}
