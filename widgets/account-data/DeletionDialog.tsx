import { object, string } from 'superstruct';
import { useSignal, useText } from '../../src/core';
import { FRESH_SIGN_IN_NEEDED, SignInAgain } from '../../src/features/own-data';
import { Form, PasswordField, required, SubmitButton, SubmitError, textValue, useForm } from '../../src/forms';
import { HttpError } from '../../src/http';
import { requestDeletion } from '../../src/services';
import { Alert, Button, Dialog } from '../../src/ui';
import { messages } from './messages';

interface DeletionDialogProps {
  asksPassword: boolean;
  onClose: () => void;
  /** The account will be gone at this time. */
  onDone: (dueAt: string) => void;
}

const withPassword = object({ password: textValue(required('requiredPassword')) });
const withoutPassword = object({ password: string() });

const codes = { 2008: { key: 'wrongPassword', field: 'password', clears: true } };

/** Says what goes, when, and how to undo it; the password proves who asks, or a recent sign-in. */
export function DeletionDialog({ asksPassword, onClose, onDone }: DeletionDialogProps) {
  const t = useText(messages);
  const form = useForm({
    name: 'account-deletion',
    schema: asksPassword ? withPassword : withoutPassword,
    initial: { password: '' },
    validate: 'submit',
    messages,
    codes,
    async onSubmit({ password }, { signal }) {
      onDone(await requestDeletion(password || undefined, signal).catch(explain));
    },
  });
  const isStale = useSignal(form.error)?.key === 'freshSignIn';

  return (
    <Dialog open onClose={onClose} title={t('dialogTitle')} description={<p className="inlay-account__text">{t('dialog')}</p>}>
      <Form form={form} label={t('dialogTitle')}>
        {asksPassword && <PasswordField form={form} name="password" label={t('password')} required />}
        {isStale && (
          <Alert tone="info">
            <SignInAgain />
          </Alert>
        )}
        <div className="inlay-account__actions">
          <SubmitButton form={form}>{t('deletionSubmit')}</SubmitButton>
          <Button variant="link" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}

function explain(error: unknown): never {
  if (error instanceof HttpError && error.code === FRESH_SIGN_IN_NEEDED) throw new SubmitError('freshSignIn', { messages, cause: error });
  throw error;
}
