import { useEffect, type ComponentProps } from 'react';
import { addStyles } from '../../core';
import { Icon, icons } from '../../ui';
import { FieldFrame } from './FieldFrame';
import styles from './select.css';
import { useControl, type FieldProps } from './use-control';

addStyles(styles);

export interface Option {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps<N extends string> extends FieldProps<N, string>, Pick<ComponentProps<'select'>, 'autoComplete' | 'disabled'> {
  options: readonly Option[];
  /** What stands there while nothing is chosen. */
  placeholder?: string;
}

/** The platform's own list: phones and screen readers know it best. Options may arrive later. */
export function SelectField<N extends string>({ form, name, label, help, required, options, placeholder, ...select }: SelectFieldProps<N>) {
  const { field, error, props } = useControl({ form, name, label, help });
  // A select cannot show a value whose option is not there yet.
  useEffect(() => field.set(field.value.peek()), [field, options]);

  return (
    <FieldFrame id={field.id} label={label} help={help} required={required} error={error}>
      <div className="inlay-field__select">
        <select {...select} {...props} name={name} className="inlay-field__input" aria-required={required} onChange={(event) => field.change(event.currentTarget.value)}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className="inlay-field__arrow">
          <Icon path={icons.chevronDown} />
        </span>
      </div>
    </FieldFrame>
  );
}
