import { addStyles, useSignal, useText } from '../../core';
import { Alert } from '../../ui';
import { messages } from './messages';
import { useProblemText } from '../problem';
import type { Form } from '../form/types';
import styles from './error-summary.css';

addStyles(styles);

/** What is wrong with the form as a whole, or links to the fields when several are wrong. Takes the focus each time anew. */
export function ErrorSummary<T extends object>({ form }: { form: Form<T> }) {
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
