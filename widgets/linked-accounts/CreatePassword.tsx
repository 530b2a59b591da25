import { useEffect } from 'react';
import { object } from 'superstruct';
import { proofError, SignInAgainOption } from '../../src/features/own-data';
import { HttpError } from '../../src/http';
import { useText } from '../../src/core';
import {
  EmailField,
  Form,
  newPassword,
  NewPasswordField,
  required,
  SubmitButton,
  textValue,
  useForm,
} from '../../src/forms';
import { createPassword } from '../../src/services/user';
import { Button } from '../../src/ui';
import type { Dialog as UiDialog } from '../../src/ui/late';
import { messages } from './password-messages';

const schema = object({ email: textValue(), password: textValue(required('requiredPassword'), newPassword()) });
/** Another tab has created one. */
const PASSWORD_EXISTS = 2025;

export interface CreatePasswordProps {
  Dialog: typeof UiDialog;
  /** The label of the only sign-in method. */
  provider: string;
  email: string;
  onCreated: () => unknown;
  onClose: () => void;
}

/** Shown before a visitor unlinks their only sign-in method. */
export function CreatePassword({ Dialog, provider, email, onCreated, onClose }: CreatePasswordProps) {
  const t = useText(messages);
  const form = useForm({
    name: 'create-password',
    schema,
    initial: { email, password: '' },
    validate: 'change',
    messages,
    async onSubmit({ password }, { signal }) {
      try {
        await createPassword(password, signal);
      } catch (error) {
        if (!(error instanceof HttpError && error.code === PASSWORD_EXISTS)) throw proofError(error);
      }
      await onCreated();
    },
  });
  // The address above is only for password managers.
  useEffect(() => form.focus('password'), [form]);
  return (
    <Dialog open title={t('title')} description={t('text', { provider, email })} size="small" onClose={onClose}>
      <Form form={form} label={t('title')}>
        {/* Password managers store the two together. */}
        <EmailField form={form} name="email" label={t('email')} autoComplete="username" readOnly required />
        <NewPasswordField
          form={form}
          name="password"
          label={t('password')}
          email={form.field('email').value}
          required
        />
        <SignInAgainOption form={form} />
        <div className="inlay-account__actions">
          <SubmitButton form={form}>{t('submit')}</SubmitButton>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel', { provider })}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
