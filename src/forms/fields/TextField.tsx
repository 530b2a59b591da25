import type { ComponentProps, ReactNode } from 'react';
import { addStyles } from '../../core';
import { FieldFrame, type FieldProps, useControl } from './FieldFrame';
import styles from './fields.css';

addStyles(styles);

type Own =
  | 'form'
  | 'name'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'onInput'
  | 'onBlur'
  | 'ref'
  | 'className'
  | 'id'
  | 'required';

export interface TextFieldProps<N extends string> extends FieldProps<N, string>, Omit<ComponentProps<'input'>, Own> {
  /** Converts the text for the form; the control still shows all of it. Trims by default. */
  read?: (text: string) => string;
  onLeave?: () => void;
  /** Directly below the control. */
  after?: ReactNode;
}

/** A text field. Surrounding spaces are not part of the value. */
export function TextField<N extends string>({
  form,
  name,
  label,
  help,
  required,
  read = trim,
  onLeave,
  after,
  ...input
}: TextFieldProps<N>) {
  const { field, error, props } = useControl({ form, name, label, help });
  return (
    <FieldFrame id={field.id} label={label} help={help} required={required} error={error}>
      <input
        {...input}
        {...props}
        name={name}
        className="inlay-field__input"
        aria-required={required}
        onInput={(event) => field.change(read(event.currentTarget.value))}
        onBlur={() => {
          props.onBlur();
          onLeave?.();
        }}
      />
      {after}
    </FieldFrame>
  );
}

function trim(text: string): string {
  return text.trim();
}

export type EmailFieldProps<N extends string> = Omit<TextFieldProps<N>, 'type' | 'dir' | 'read'>;

/** An address is left-to-right in every language, and phones must not capitalise it. */
export function EmailField<N extends string>(props: EmailFieldProps<N>) {
  return (
    <TextField
      autoComplete="email"
      {...props}
      type="email"
      inputMode="email"
      dir="ltr"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}

export type CodeFieldProps<N extends string> = Omit<TextFieldProps<N>, 'type' | 'dir' | 'read' | 'after' | 'onLeave'>;

/** A one-time code in one input, so that phones can fill it in and a code with spaces can be pasted. */
export function CodeField<N extends string>(props: CodeFieldProps<N>) {
  return (
    <TextField
      {...props}
      read={digitsOf}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      autoCorrect="off"
      spellCheck={false}
      dir="ltr"
      data-kind="code"
    />
  );
}

/** Arabic and full-width digits count; spaces, hyphens and other copied characters do not. */
export function digitsOf(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(/\D/g, '');
}

export interface TextAreaFieldProps<N extends string>
  extends FieldProps<N, string>, Pick<ComponentProps<'textarea'>, 'rows' | 'disabled' | 'autoComplete'> {}

/** Several lines of text, `rows` high and resizable. */
export function TextAreaField<N extends string>({
  form,
  name,
  label,
  help,
  required,
  rows = 5,
  ...area
}: TextAreaFieldProps<N>) {
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
