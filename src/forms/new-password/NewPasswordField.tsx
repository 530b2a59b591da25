import { signal, useSignal, type ReadonlySignal } from '../../core';
import { PasswordField, type PasswordFieldProps } from '../fields/PasswordField';
import { missingIn } from '../rules/password';
import { PasswordChecklist } from './PasswordChecklist';

export interface NewPasswordFieldProps<N extends string> extends Omit<PasswordFieldProps<N>, 'help' | 'autoComplete'> {
  /** Must not be part of the password; often the value of another field. */
  email?: ReadonlySignal<string>;
}

const UNKNOWN = signal('');

/** A password to be made up, with what it still lacks in words. Belongs with the rule `newPassword`. */
export function NewPasswordField<N extends string>({ email = UNKNOWN, ...props }: NewPasswordFieldProps<N>) {
  const password = useSignal(props.form.field(props.name).value);
  const missing = missingIn(password, useSignal(email));
  return <PasswordField {...props} autoComplete="new-password" help={<PasswordChecklist missing={missing} isEmpty={!password} />} />;
}
