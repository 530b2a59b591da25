import { addStyles } from '../../core';
import styles from './choice.css';
import { FieldNotes, OptionalMark } from './FieldFrame';
import type { Option } from './SelectField';
import { useControl, type FieldProps } from './use-control';

addStyles(styles);

export interface RadioGroupProps<N extends string> extends FieldProps<N, string> {
  options: readonly Option[];
}

/** A few answers, all in view. Up to about six; more read better in a select. */
export function RadioGroup<N extends string>({ form, name, label, help, required, options }: RadioGroupProps<N>) {
  const { field, error, props } = useControl({ form, name, label, help });
  const { onBlur, 'aria-invalid': isInvalid, ...group } = props;

  return (
    <fieldset {...group} role="radiogroup" aria-invalid={isInvalid} className="inlay-field" data-layout="group" data-state={error ? 'invalid' : undefined}>
      <legend className="inlay-field__label">
        {label} {!required && <OptionalMark />}
      </legend>
      {options.map(({ value, label: text }) => (
        <label key={value} className="inlay-field__option">
          <input
            type="radio"
            name={field.id}
            value={value}
            className="inlay-field__box"
            onChange={() => field.change(value)}
            onBlur={(event) => {
              if (!event.currentTarget.closest('fieldset')?.contains(event.relatedTarget)) onBlur();
            }}
          />
          {text}
        </label>
      ))}
      <FieldNotes id={field.id} help={help} error={error} />
    </fieldset>
  );
}
