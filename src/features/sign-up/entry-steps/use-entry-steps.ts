import { useRef, useState, type RefObject } from 'react';
import { usePendingConfirmation } from '../../sign-in';

export type EntryForm = 'sign-in' | 'sign-up';

export interface Steps {
  /** Around the forms. */
  readonly body: RefObject<HTMLDivElement | null>;
  readonly step: EntryForm | 'confirm';
  /** The form that is shown, or to which the code leads back. */
  readonly form: EntryForm;
  /** What was typed as an address in the form before. */
  readonly email: string;
  /** The address whose code is awaited. */
  readonly pending: string | undefined;
  awaitCode(email: string): void;
  turnTo(form: EntryForm): void;
  /** Back from the code, to another address. */
  correct(): void;
}

/** Where somebody is who signs in or registers in one place, and what goes along from form to form. */
export function useEntrySteps(first: EntryForm): Steps {
  const body = useRef<HTMLDivElement>(null);
  const [form, setForm] = useState(first);
  const [email, setEmail] = useState('');
  const [pending, setPending] = usePendingConfirmation();

  return {
    body,
    step: pending ? 'confirm' : form,
    form,
    email,
    pending,
    awaitCode: setPending,
    turnTo(next) {
      setEmail(body.current?.querySelector<HTMLInputElement>('form:not([hidden] *) input[type="email"]')?.value ?? '');
      setForm(next);
      setTimeout(() => focusFirstEmpty(body.current));
    },
    correct() {
      setPending(undefined);
      setForm('sign-up');
      setTimeout(() => body.current?.querySelector('input')?.focus());
    },
  };
}

/** The address that was carried over need not be visited again. */
function focusFirstEmpty(body: Element | null) {
  const fields = [...(body?.querySelectorAll<HTMLInputElement>('input:not([type="hidden"], [type="checkbox"], [tabindex="-1"])') ?? [])];
  (fields.find(({ value }) => !value) ?? fields[0])?.focus();
}
