import { useEffect, useState } from 'react';
import { addStyles, config, type ReadonlySignal, signal, useLanguage, useSignal, useText } from '../../core';
import { announce, Icon, type IconPath, icons, VisuallyHidden } from '../../ui';
import { messages } from '../messages';
import { maxPasswordLength, missingIn, type PasswordRequirement, minPasswordLength } from '../password';
import { FieldFrame, type FieldProps, useControl } from './FieldFrame';
import styles from './fields.css';

const CIRCLE: IconPath = { d: 'M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10' };
const EYE: IconPath = {
  d: 'M2.5 12C5 7.5 8.2 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.7 6.5-9.5 6.5S5 16.5 2.5 12M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
};
const EYE_OFF: IconPath = {
  d: 'M4 4l16 16M9.5 5.8A9 9 0 0 1 12 5.5c3.8 0 7 2 9.5 6.5a15 15 0 0 1-3 3.8M6 7.7A14 14 0 0 0 2.5 12C5 16.5 8.2 18.5 12 18.5a9 9 0 0 0 3.9-.9M9.9 9.9a3 3 0 0 0 4.2 4.2',
};

addStyles(styles);

export interface PasswordFieldProps<N extends string> extends FieldProps<N, string> {
  /** Password managers fill in the former and suggest a value for the latter. */
  autoComplete?: 'current-password' | 'new-password';
}

/**
 * Every character counts, including spaces. It can be shown, because typing a hidden password on a phone is
 * error-prone.
 */
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
  // Browsers store the submitted value of a text field.
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
          <Icon path={isShown ? EYE_OFF : EYE} />
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

/** A new password, with a list of unmet requirements. Belongs with the rule `newPassword`. */
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

/** The others are shown only if they are not met, because most passwords meet them. */
function alwaysShown(): readonly PasswordRequirement[] {
  return config().policy.passwordPattern ? ['length', 'pattern'] : ['length', 'letter', 'digit'];
}

/** In milliseconds. A screen reader must not interrupt at each key. */
const PAUSE = 1000;

function PasswordChecklist({ missing, isEmpty }: { missing: readonly PasswordRequirement[]; isEmpty: boolean }) {
  const t = useText(messages);
  const language = useLanguage();
  const textOf = (requirement: PasswordRequirement) =>
    (requirement === 'pattern' && config().policy.passwordHint) ||
    t(requirement, { count: requirement === 'longest' ? maxPasswordLength() : minPasswordLength() });
  const list = new Intl.ListFormat(language).format(missing.map(textOf));
  const status = missing.length ? t('stillMissing', { list }) : t('complete');

  useEffect(() => {
    if (isEmpty) return undefined;
    const timer = setTimeout(() => announce(status), PAUSE);
    return () => clearTimeout(timer);
  }, [status, isEmpty]);

  return (
    <ul className="inlay-new-password">
      {[...new Set([...alwaysShown(), ...missing])].map((requirement) => {
        const isMissing = missing.includes(requirement);
        return (
          <li key={requirement} className="inlay-new-password__requirement" data-state={isMissing ? 'missing' : 'met'}>
            <Icon path={isMissing ? CIRCLE : icons.check} />
            <span>
              {textOf(requirement)} <VisuallyHidden>{t(isMissing ? 'missing' : 'met')}</VisuallyHidden>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
