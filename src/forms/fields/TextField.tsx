import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame } from './FieldFrame';
import { useControl, type FieldProps } from './use-control';

type Own = 'form' | 'name' | 'value' | 'defaultValue' | 'onChange' | 'onInput' | 'onBlur' | 'ref' | 'className' | 'id' | 'required';

export interface TextFieldProps<N extends string> extends FieldProps<N, string>, Omit<ComponentProps<'input'>, Own> {
  /** What the form keeps of the text; the control goes on showing all of it. Trims unless told. */
  read?: (text: string) => string;
  onLeave?: () => void;
  /** Stands right below the control. */
  after?: ReactNode;
}

/** A line of text. Spaces around it are not part of the answer. */
export function TextField<N extends string>({ form, name, label, help, required, read = trim, onLeave, after, ...input }: TextFieldProps<N>) {
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
