import { type MouseEvent, useState } from 'react';
import { addStyles, lazy, useSignal, useText } from '../../core';
import { focusControl } from '../form/field';
import { messages } from '../messages';
import { EmailField, type EmailFieldProps } from './TextField';
import styles from './fields.css';

addStyles(styles);

const loadLate = lazy(() => import('../late'));

export type NewEmailFieldProps<N extends string> = Omit<EmailFieldProps<N>, 'after' | 'onLeave'>;

/** A new address: a typing error would lose our e-mails, so a likelier one is suggested. The visitor may ignore it. */
export function NewEmailField<N extends string>(props: NewEmailFieldProps<N>) {
  const t = useText(messages);
  const field = props.form.field(props.name);
  const email = useSignal(field.value);
  const [left, setLeft] = useState<{ readonly email: string; readonly suggestion: string | undefined }>();
  const suggestion = left?.email === email ? left.suggestion : undefined;

  const suggest = async () => {
    const { value } = field.value;
    const { suggestEmail } = await loadLate();
    setLeft({ email: value, suggestion: suggestEmail(value) });
  };

  const accept = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    // The pressed button is removed.
    focusControl(currentTarget.form, field.id);
    field.change(suggestion!);
    field.set(suggestion!);
  };

  return (
    <EmailField
      {...props}
      onLeave={() => void suggest().catch(() => undefined)}
      after={
        <div role="status" className="inlay-field__offer">
          {suggestion && (
            <button type="button" className="inlay-field__suggestion" onClick={accept}>
              {t('didYouMean', { email: suggestion })}
            </button>
          )}
        </div>
      }
    />
  );
}
