import type { ComponentProps } from 'react';
import { addStyles } from '../../core';
import { FieldFrame } from './FieldFrame';
import styles from './text-area.css';
import { useControl, type FieldProps } from './use-control';

addStyles(styles);

export interface TextAreaFieldProps<N extends string> extends FieldProps<N, string>, Pick<ComponentProps<'textarea'>, 'rows' | 'disabled' | 'autoComplete'> {}

/** Several lines of text, as high as `rows` and growing by hand. */
export function TextAreaField<N extends string>({ form, name, label, help, required, rows = 5, ...area }: TextAreaFieldProps<N>) {
  const { field, error, props } = useControl({ form, name, label, help });
  return (
    <FieldFrame id={field.id} label={label} help={help} required={required} error={error}>
      <textarea
        {...area}
        {...props}
        name={name}
        rows={rows}
        className="inlay-field__input"
        aria-required={required}
        onInput={(event) => field.change(event.currentTarget.value.trim())}
      />
    </FieldFrame>
  );
}
