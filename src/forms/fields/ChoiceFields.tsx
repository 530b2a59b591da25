import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react';
import { addStyles } from '../../core';
import { Icon, icons } from '../../ui';
import { FieldFrame, type FieldProps, useControl } from './FieldFrame';
import styles from './fields.css';

addStyles(styles);

export type CheckboxFieldProps<N extends string> = FieldProps<N, boolean>;

/** A single checkbox for consent. The label is clickable. */
export function CheckboxField<N extends string>({ form, name, label, help, required }: CheckboxFieldProps<N>) {
  const { field, error, props } = useControl({ form, name, label, help });
  return (
    // An optional checkbox needs no "optional" mark.
    <FieldFrame id={field.id} label={label} help={help} required error={error} layout="box">
      <input
        {...props}
        name={name}
        type="checkbox"
        className="inlay-field__box"
        aria-required={required}
        onChange={(event) => field.change(event.currentTarget.checked)}
      />
    </FieldFrame>
  );
}

export interface Option {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps<N extends string>
  extends FieldProps<N, string>, Pick<ComponentProps<'select'>, 'autoComplete' | 'disabled'> {
  options: readonly Option[];
  /** Shown while nothing is selected. */
  placeholder?: string;
}

/** The native select, which phones and screen readers support best. Options may load later. */
export function SelectField<N extends string>({
  form,
  name,
  label,
  help,
  required,
  options,
  placeholder,
  ...select
}: SelectFieldProps<N>) {
  const { field, error, props } = useControl({ form, name, label, help });
  // A select cannot show a value whose option is not loaded yet.
  useEffect(() => field.set(field.value.peek()), [field, options]);

  return (
    <FieldFrame id={field.id} label={label} help={help} required={required} error={error}>
      <div className="inlay-field__select">
        <select
          {...select}
          {...props}
          name={name}
          className="inlay-field__input"
          aria-required={required}
          onChange={(event) => field.change(event.currentTarget.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
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

export interface CheckBoxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'ref'> {
  /** Some, but not all, of its group are ticked. */
  isMixed?: boolean;
}

/** A checkbox without a form field, for lists. Needs a label. */
export function CheckBox({ isMixed = false, ...input }: CheckBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  return <input {...input} ref={box} type="checkbox" className="inlay-field__box" />;
}
