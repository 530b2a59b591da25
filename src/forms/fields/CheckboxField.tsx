import { addStyles } from '../../core';
import styles from './choice.css';
import { FieldFrame } from './FieldFrame';
import { useControl, type FieldProps } from './use-control';

addStyles(styles);

export type CheckboxFieldProps<N extends string> = FieldProps<N, boolean>;

/** One statement to agree with. The label is part of what can be clicked. */
export function CheckboxField<N extends string>({ form, name, label, help, required }: CheckboxFieldProps<N>) {
  const { field, error, props } = useControl({ form, name, label, help });
  return (
    // Leaving a box unticked needs no mark: it is what being optional looks like.
    <FieldFrame id={field.id} label={label} help={help} required error={error} layout="box">
      <input {...props} name={name} type="checkbox" className="inlay-field__box" aria-required={required} onChange={(event) => field.change(event.currentTarget.checked)} />
    </FieldFrame>
  );
}
