import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { addStyles, computed, useSignal, useText } from '../../core';
import { Alert, Button, type ButtonProps, useLandmarkName, useUniqueId } from '../../ui';
import { messages } from '../messages';
import { useProblemText } from '../problem';
import { createForm } from './create-form';
import styles from './form.css';
import type { FormModel, FormOptions } from './types';

addStyles(styles);

export interface FormProps<T extends object> {
  form: FormModel<T>;
  /** Names the form as a landmark. */
  label: string;
  /** The server's own action, which password managers use and the browser falls back to. */
  action?: string;
  children: ReactNode;
}

export function Form<T extends object>({ form, label, action, children }: FormProps<T>) {
  const failures = useSignal(form.failures);
  useLayoutEffect(() => {
    if (failures) focusProblem(form);
  }, [form, failures]);

  return (
    <form
      ref={form.attach}
      className="inlay-form"
      aria-label={useLandmarkName(label)}
      // If this script fails, a password must not appear in the URL.
      method="post"
      action={action}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // A host's form around the placeholder would handle the event as its own.
        event.stopPropagation();
        void form.submit();
      }}
    >
      <ErrorSummary form={form} />
      {children}
    </form>
  );
}

/** With one invalid field, focus moves to it. With several, or a problem without a field, the summary takes focus. */
function focusProblem<T extends object>(form: FormModel<T>) {
  const [first] = form.invalid.peek();
  if (first && !form.error.peek() && !form.hasSummary.peek()) form.focus(first.name as keyof T & string);
}

/** The error of the whole form, or links to the fields if several are invalid. Takes focus on each failure. */
function ErrorSummary<T extends object>({ form }: { form: FormModel<T> }) {
  const t = useText(messages);
  const textOf = useProblemText(form.messages);
  const error = useSignal(form.error);
  const invalid = useSignal(form.invalid);
  const hasSummary = useSignal(form.hasSummary);
  const failures = useSignal(form.failures);

  if (error) {
    return (
      <Alert key={failures} tone="negative" focusOnMount>
        {textOf(error)}
      </Alert>
    );
  }
  if (!hasSummary || !invalid.length) return null;
  return (
    <Alert key={failures} tone="negative" title={t('summary', { count: invalid.length })} focusOnMount>
      <ul className="inlay-form__problems">
        {invalid.map((field) => (
          <li key={field.name} className="inlay-form__item">
            <a
              className="inlay-form__problem"
              href={`#${field.id}`}
              onClick={(event) => {
                event.preventDefault();
                form.focus(field.name as keyof T & string);
              }}
            >
              {textOf(field.problem.peek()!, field.label())}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

export interface SubmitButtonProps<T extends object> {
  form: FormModel<T>;
  /** Labels by field. A line beside the button lists the missing ones. Pressing the button focuses the first. */
  needs?: Partial<Record<keyof T & string, string>>;
  variant?: ButtonProps['variant'];
  children: ReactNode;
}

/** While the service is rate-limited, the button stays and shows the remaining time. */
export function SubmitButton<T extends object>({ form, needs, variant, children }: SubmitButtonProps<T>) {
  const t = useText(messages);
  const reasonId = useUniqueId();
  const missing = useMissing(form, needs);
  const seconds = useSignal(form.wait);
  const state = useSignal(form.state);
  const reason =
    seconds > 0 ? t('wait', { seconds }) : missing?.length ? t('needs', { fields: missing.join(', ') }) : undefined;

  return (
    <div className="inlay-form__submit">
      <Button
        type="submit"
        busy={state === 'submitting'}
        variant={variant}
        // Enabled while fields are missing: pressing it focuses the first of them.
        aria-disabled={seconds > 0 || undefined}
        aria-describedby={reason ? reasonId : undefined}
      >
        {children}
      </Button>
      {reason && (
        <p id={reasonId} className="inlay-form__wait">
          {reason}
        </p>
      )}
    </div>
  );
}

/** Labels of missing fields; undefined if the form can be sent. */
function useMissing<T extends object>(
  form: FormModel<T>,
  needs: SubmitButtonProps<T>['needs'],
): readonly string[] | undefined {
  const [names] = useState(() =>
    computed(() => {
      if (!needs || form.isValid.value) return undefined;
      return (Object.keys(needs) as (keyof T & string)[])
        .filter((name) => !String(form.field(name).value.value).trim())
        .join();
    }),
  );
  return useSignal(names)
    ?.split(',')
    .flatMap((name) => needs?.[name as keyof T & string] ?? []);
}

/** The state of a form while its component is mounted. Always submits with the latest options. */
export function useForm<T extends object>(options: FormOptions<T>): FormModel<T> {
  const id = useUniqueId();
  const [form] = useState(() => createForm(id, options));
  useEffect(() => form.update(options));
  useLayoutEffect(() => form.connect(), [form]);
  return form;
}
