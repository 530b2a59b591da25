import { object } from 'superstruct';
import { accountHref } from '../../../src/features/visitor';
import { startSession } from '../../../src/features/sign-in';
import { useSignal, useText } from '../../../src/core';
import { Form, SubmitButton, useForm } from '../../../src/forms';
import { confirmRegistration } from '../../../src/services';
import { Button } from '../../../src/ui';
import { messages } from '../messages';

const schema = object({});
const codes = { 6010: { key: 'linkDead' } };

/** Programs that scan mail open links, but press no buttons. */
export function ConfirmLink({ token, onConfirmed }: { token: string; onConfirmed: () => void }) {
  const t = useText(messages);
  const form = useForm({
    name: 'confirm-registration',
    schema,
    initial: {},
    messages,
    codes,
    async onSubmit(_, { signal }) {
      startSession(await confirmRegistration({ token }, signal), 'confirmation');
      onConfirmed();
    },
  });
  const error = useSignal(form.error);

  return (
    <>
      <Form form={form} label={t('label')}>
        <p className="inlay-account__text">{t('ask')}</p>
        <SubmitButton form={form}>{t('submit')}</SubmitButton>
      </Form>
      {error?.key === 'linkDead' && (
        <div className="inlay-account__actions">
          <Button href={accountHref('signIn')} variant="secondary">
            {t('signIn')}
          </Button>
          <Button href={accountHref('signUp')} variant="secondary">
            {t('signUp')}
          </Button>
        </div>
      )}
    </>
  );
}
