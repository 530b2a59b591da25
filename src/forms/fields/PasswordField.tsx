import { useEffect, useState } from 'react';
import { addStyles, useSignal, useText } from '../../core';
import { Icon, icons } from '../../ui';
import { announce } from '../form/load-feedback';
import { messages } from '../messages';
import { FieldFrame } from './FieldFrame';
import styles from './password.css';
import { useControl, type FieldProps } from './use-control';

addStyles(styles);

export interface PasswordFieldProps<N extends string> extends FieldProps<N, string> {
  /** Password managers offer to fill in the one, and to make up the other. */
  autoComplete?: 'current-password' | 'new-password';
}

/** Every character counts, spaces too. Showing it spares those who type on a phone from guessing. */
export function PasswordField<N extends string>({ form, name, label, help, required, autoComplete = 'current-password' }: PasswordFieldProps<N>) {
  const t = useText(messages);
  const { field, error, props } = useControl({ form, name, label, help });
  const [isShown, setShown] = useState(false);
  const state = useSignal(form.state);
  // Browsers remember what a text field sends.
  useEffect(() => {
    if (state === 'submitting') setShown(false);
  }, [state]);

  const toggle = () => {
    setShown(!isShown);
    announce(t(isShown ? 'passwordHidden' : 'passwordShown'));
  };

  return (
    <FieldFrame id={field.id} label={label} help={help} required={required} error={error}>
      <div className="inlay-field__password" dir="ltr">
        <input
          {...props}
          name={name}
          type={isShown ? 'text' : 'password'}
          className="inlay-field__input"
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-required={required}
          onInput={(event) => field.change(event.currentTarget.value)}
        />
        <button type="button" className="inlay-field__toggle" aria-label={t(isShown ? 'hidePassword' : 'showPassword')} aria-controls={field.id} onClick={toggle}>
          <Icon path={isShown ? icons.eyeOff : icons.eye} />
        </button>
      </div>
    </FieldFrame>
  );
}
