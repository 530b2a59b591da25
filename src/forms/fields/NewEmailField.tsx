import { useState } from 'react';
import { addStyles, useSignal, useText } from '../../core';
import { messages } from '../messages';
import { EmailField, type EmailFieldProps } from './TextField';
import { suggestEmail } from './suggest-email';
import styles from './fields.css';

addStyles(styles);

export type NewEmailFieldProps<N extends string> = Omit<EmailFieldProps<N>, 'after' | 'onLeave'>;

/** An address that we do not know yet: a slip would lose our mail, so a likelier one is offered. The visitor may well know better. */
export function NewEmailField<N extends string>(props: NewEmailFieldProps<N>) {
  const t = useText(messages);
  const field = props.form.field(props.name);
  const email = useSignal(field.value);
  const [left, setLeft] = useState<string>();
  const suggestion = left === email ? suggestEmail(email) : undefined;

  const accept = (better: string) => {
    field.change(better);
    field.set(better);
  };

  return (
    <EmailField
      {...props}
      onLeave={() => setLeft(field.value.peek())}
      after={
        <div role="status" className="inlay-field__offer">
          {suggestion && (
            <button type="button" className="inlay-field__suggestion" onClick={() => accept(suggestion)}>
              {t('didYouMean', { email: suggestion })}
            </button>
          )}
        </div>
      }
    />
  );
}
