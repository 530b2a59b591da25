import { useLayoutEffect, type ReactNode } from 'react';
import { addStyles, useSignal } from '../../core';
import { useProblemText } from '../problem';
import styles from './form.css';
import type { Form as FormModel } from './types';

addStyles(styles);

export interface FormProps<T extends object> {
  form: FormModel<T>;
  /** Names the form for those who move by landmarks. */
  label: string;
  /** The server's own address for it, which password managers go by and the browser falls back to. */
  action?: string;
  children: ReactNode;
}

export function Form<T extends object>({ form, label, action, children }: FormProps<T>) {
  const failures = useSignal(form.failures);
  const Summary = useSignal(form.feedback)?.ErrorSummary ?? PlainError;
  useLayoutEffect(() => {
    if (failures) focusProblem(form);
  }, [form, failures]);

  return (
    <form
      ref={form.attach}
      className="inlay-form"
      aria-label={label}
      // Should this script die, a password must not end up in the address.
      method="post"
      action={action}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A host's form around the placeholder would take the event for its own.
        event.stopPropagation();
        void form.submit();
      }}
    >
      <Summary form={form} />
      {children}
    </form>
  );
}

/** Where not even the summary can be fetched. */
function PlainError<T extends object>({ form }: Pick<FormProps<T>, 'form'>) {
  const error = useSignal(form.error);
  const textOf = useProblemText(form.messages);
  return error ? <p className="inlay-form__failure" role="alert">{textOf(error)}</p> : null;
}

/** One problem: straight to its field. Several, or one that no field has: the summary takes the focus itself. */
function focusProblem<T extends object>(form: FormModel<T>) {
  const [first] = form.invalid.peek();
  if (first && !form.error.peek() && !form.hasSummary.peek()) form.focus(first.name as keyof T & string);
}
