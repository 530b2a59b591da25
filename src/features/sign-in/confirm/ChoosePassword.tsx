import { useEffect } from 'react';
import { object } from 'superstruct';
import { useText } from '../../../core';
import { Form, newPassword, NewPasswordField, required, SubmitButton, textValue, useForm } from '../../../forms';
import { messages } from './messages';

const schema = object({ password: textValue(required('requiredPassword'), newPassword()) });
const codes = { 6010: { key: 'proofDead' } };

export interface ChoosePasswordProps {
  /** Confirms the registration with the new password. */
  onChoose: (password: string, signal: AbortSignal) => Promise<unknown>;
}

/**
 * The step between an e-mail and a new account in a browser that did not begin the registration, because another person
 * may have begun it.
 */
export function ChoosePassword({ onChoose }: ChoosePasswordProps) {
  const t = useText(messages);
  const form = useForm({
    name: 'choose-password',
    schema,
    initial: { password: '' },
    messages,
    codes,
    onSubmit: ({ password }, { signal }) => onChoose(password, signal),
  });
  useEffect(() => form.focus('password'), [form]);
  return (
    <Form form={form} label={t('choosePassword')}>
      <p className="inlay-account__text">{t('otherBrowser')}</p>
      <NewPasswordField form={form} name="password" label={t('password')} required />
      <SubmitButton form={form}>{t('create')}</SubmitButton>
    </Form>
  );
}
