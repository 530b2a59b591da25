import { type ReactNode, useLayoutEffect } from 'react';
import { object, string } from 'superstruct';
import { useText } from '../../../core';
import { Form, PasswordField, required, SubmitButton, textValue, useForm } from '../../../forms';
import { Button } from '../../../ui';
import { proofError, SignInAgainOption } from '../SignInAgain';
import { messages } from './messages';

interface ProofFormProps {
  /** The form's name in events. */
  name: string;
  label: string;
  /** Otherwise only a recent sign-in confirms the visitor's identity. */
  requiresPassword: boolean;
  submitLabel: string;
  /** Default: "Cancel". */
  cancelLabel?: string;
  /** For use outside a dialog, as dialogs set focus themselves. */
  focusOnMount?: boolean;
  /** Makes the call with the confirmation. A SubmitError describes other problems. */
  act: (password: string | undefined, signal: AbortSignal) => Promise<unknown>;
  onCancel: () => void;
  children?: ReactNode;
}

const withPassword = object({ password: textValue(required('requiredPassword')) });
const withoutPassword = object({ password: string() });

const PASSWORD_WRONG = { 2008: { key: 'wrongPassword', field: 'password', clears: true } };

/** The password confirms the visitor's identity, or a recent sign-in does. */
export function ProofForm({
  name,
  label,
  requiresPassword,
  submitLabel,
  cancelLabel,
  focusOnMount = false,
  act,
  onCancel,
  children,
}: ProofFormProps) {
  const t = useText(messages);
  const form = useForm({
    name,
    schema: requiresPassword ? withPassword : withoutPassword,
    initial: { password: '' },
    validate: 'submit',
    messages,
    codes: PASSWORD_WRONG,
    onSubmit: ({ password }, { signal }) =>
      act(password || undefined, signal).catch((error: unknown) => {
        throw proofError(error);
      }),
  });
  // In the same task as the rendering, so that no typed text is lost.
  useLayoutEffect(() => {
    if (focusOnMount && requiresPassword) form.focus('password');
  }, [form, focusOnMount, requiresPassword]);

  return (
    <Form form={form} label={label}>
      {children}
      {requiresPassword && <PasswordField form={form} name="password" label={t('password')} required />}
      <SignInAgainOption form={form} />
      <div className="inlay-account__actions">
        <SubmitButton form={form}>{submitLabel}</SubmitButton>
        <Button variant="link" onClick={onCancel}>
          {cancelLabel ?? t('cancel')}
        </Button>
      </div>
    </Form>
  );
}
