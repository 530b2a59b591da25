import { useEffect, type ReactNode } from 'react';
import { useSignal } from '../../core';
import type { Field, FieldHost } from '../form/field';
import { announce } from '../form/load-feedback';
import { useProblemText } from '../problem';

/** What every field takes. */
export interface FieldProps<N extends string, V> {
  form: FieldHost<NoInfer<N>, NoInfer<V>>;
  name: N;
  label: string;
  /** Stands below the control and is read with it. */
  help?: ReactNode;
  /** What is not required is marked as optional. */
  required?: boolean;
}

export interface Control<V> {
  field: Field<V>;
  /** What is wrong, in words. */
  error: string | undefined;
  /** Joins the element to its form, its help and its error. */
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
        field.leave();
        const found = field.problem.peek();
        if (found) announce(textOf(found, label));
      },
    },
  };
}
