import { useEffect, useState, type ComponentProps } from 'react';
import { addStyles, useSignal, useText } from '../../core';
import { Combobox } from '../../ui';
import { messages } from '../messages';
import styles from './fields.css';
import { FieldNotes, type FieldProps, useControl } from './FieldFrame';

addStyles(styles);

export interface ComboboxFieldProps<N extends string>
  extends FieldProps<N, string>, Pick<ComponentProps<'input'>, 'autoComplete' | 'disabled'> {
  suggestions: readonly string[];
  /** The number of options, as text. */
  status: string;
  /** Called when the visitor types, but not when they choose a suggestion: requests suggestions. */
  onType: (text: string) => void;
}

/** A text field with suggestions; any other text is valid as well. */
export function ComboboxField<N extends string>({
  form,
  name,
  label,
  help,
  required,
  suggestions,
  status,
  onType,
  autoComplete,
  disabled,
}: ComboboxFieldProps<N>) {
  const t = useText(messages);
  const { field, error, props } = useControl<N, string>({ form, name, label, help });
  const value = useSignal(field.value);
  // Surrounding spaces are not part of the value, but more text may follow them.
  const [typed, setTyped] = useState(value);
  useEffect(() => {
    // A visitor may have typed on meanwhile: the current value counts.
    const now = field.value.peek();
    setTyped((before) => (before.trim() === now ? before : now));
  }, [field, value]);

  const setValue = (text: string) => {
    setTyped(text);
    field.change(text.trim());
  };
  return (
    <div className="inlay-field" data-state={error ? 'invalid' : undefined}>
      <Combobox
        id={props.id}
        label={required ? label : `${label} ${t('optional')}`}
        value={typed}
        suggestions={suggestions}
        status={status}
        onInput={(text) => {
          setValue(text);
          onType(text);
        }}
        onSelect={setValue}
        input={{
          name,
          autoComplete,
          disabled,
          className: 'inlay-field__input',
          'aria-required': required,
          'aria-describedby': props['aria-describedby'],
          'aria-invalid': props['aria-invalid'],
          onBlur: props.onBlur,
        }}
      />
      <FieldNotes id={field.id} help={help} error={error} />
    </div>
  );
}
