import { useEffect, useState } from 'react';
import { addStyles, type ReadonlySignal, signal, useLanguage, useSignal, useText } from '../../core';
import { announce, Icon, icons, VisuallyHidden } from '../../ui';
import { messages } from '../messages';
import { missingIn, type PasswordRequirement, shortestPassword } from '../rules';
import { FieldFrame, type FieldProps, useControl } from './FieldFrame';
import styles from './fields.css';

addStyles(styles);

export interface PasswordFieldProps<N extends string> extends FieldProps<N, string> {
  /** Password managers fill in the first and suggest the second. */
  autoComplete?: 'current-password' | 'new-password';
}

/** Every character counts, spaces too. Showing it spares those who type on a phone from guessing. */
export function PasswordField<N extends string>({
  form,
  name,
  label,
  help,
  required,
  autoComplete = 'current-password',
}: PasswordFieldProps<N>) {
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
        <button
          type="button"
          className="inlay-field__toggle"
          aria-label={t(isShown ? 'hidePassword' : 'showPassword')}
          aria-controls={field.id}
          onClick={toggle}
        >
          <Icon path={isShown ? icons.eyeOff : icons.eye} />
        </button>
      </div>
    </FieldFrame>
  );
}

export interface NewPasswordFieldProps<N extends string> extends Omit<PasswordFieldProps<N>, 'help' | 'autoComplete'> {
  /** Must not be part of the password; often the value of another field. */
  email?: ReadonlySignal<string>;
}

const UNKNOWN = signal('');

/** A new password, with a list of what it still lacks. Belongs with the rule `newPassword`. */
export function NewPasswordField<N extends string>({ email = UNKNOWN, ...props }: NewPasswordFieldProps<N>) {
  const password = useSignal(props.form.field(props.name).value);
  const missing = missingIn(password, useSignal(email));
  return (
    <PasswordField
      {...props}
      autoComplete="new-password"
      help={<PasswordChecklist missing={missing} isEmpty={!password} />}
    />
  );
}

/** The others are shown only where they are not met: most passwords meet them. */
const ALWAYS_SHOWN: readonly PasswordRequirement[] = ['length', 'letter', 'digit'];

/** In milliseconds. A screen reader must not interrupt at each key. */
const PAUSE = 1000;

function PasswordChecklist({ missing, isEmpty }: { missing: readonly PasswordRequirement[]; isEmpty: boolean }) {
  const t = useText(messages);
  const language = useLanguage();
  const list = new Intl.ListFormat(language).format(
    missing.map((requirement) => t(requirement, { count: shortestPassword() })),
  );
  const status = missing.length ? t('stillMissing', { list }) : t('complete');

  useEffect(() => {
    if (isEmpty) return undefined;
    const timer = setTimeout(() => announce(status), PAUSE);
    return () => clearTimeout(timer);
  }, [status, isEmpty]);

  return (
    <ul className="inlay-new-password">
      {[...new Set([...ALWAYS_SHOWN, ...missing])].map((requirement) => {
        const isMissing = missing.includes(requirement);
        return (
          <li key={requirement} className="inlay-new-password__requirement" data-state={isMissing ? 'missing' : 'met'}>
            <Icon path={isMissing ? icons.circle : icons.check} />
            <span>
              {t(requirement, { count: shortestPassword() })}{' '}
              <VisuallyHidden>{t(isMissing ? 'missing' : 'met')}</VisuallyHidden>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
