import { object } from 'superstruct';
import { useText } from '../../src/core';
import { Form, PasswordField, required, SubmitButton, textValue, useForm } from '../../src/forms';
import { proveOwner } from '../../src/services';
import { Button, Dialog } from '../../src/ui';
import { messages } from './messages';

const schema = object({ password: textValue(required('requiredPassword')) });
const codes = { 2008: { key: 'wrongPassword', field: 'password', clears: true } };

/** A passkey outlives the session that made it, so whoever found a tab open must not get one. */
export function ProofDialog({ onClose, onProven }: { onClose: () => void; onProven: () => void }) {
  const t = useText(messages);
  const form = useForm({
    name: 'passkeys-proof',
    schema,
    initial: { password: '' },
    validate: 'submit',
    messages,
    codes,
    async onSubmit({ password }, { signal }) {
      await proveOwner(password, signal);
      onProven();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t('proofTitle')} description={<p className="inlay-account__text">{t('proof')}</p>}>
      <Form form={form} label={t('proofTitle')}>
        <PasswordField form={form} name="password" label={t('password')} required />
        <div className="inlay-account__actions">
          <SubmitButton form={form}>{t('goOn')}</SubmitButton>
          <Button variant="link" onClick={onClose}>
            {t('cancel')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
