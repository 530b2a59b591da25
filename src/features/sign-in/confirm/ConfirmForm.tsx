import { useEffect, useState } from 'react';
import { object } from 'superstruct';
import { addStyles, config, useText } from '../../../core';
import { useSession } from '../../../session';
import { code, CodeField, Form, required, SubmitButton, textValue, useForm } from '../../../forms';
import { confirmRegistration, isPasswordNeeded, resendConfirmation } from '../../../services/user';
import { Button } from '../../../ui';
import { accountHref } from '../../visitor';
import styles from '../../visitor/account.css';
import { startSession } from '../start-session';
import { ChoosePassword } from './ChoosePassword';
import type { ConfirmStepProps } from './ConfirmStep';
import { messages } from './messages';
import { expectedProof } from './pending';
import { ResendControl } from './ResendControl';

addStyles(styles);

const schema = object({ code: textValue(required('requiredCode'), code()) });

/** The second step of a registration: the six digits of the e-mail, or its link. */
export function ConfirmForm({ email, source, onConfirmed, onBack, onSignIn }: ConfirmStepProps) {
  const t = useText(messages);
  const { status } = useSession();
  const [hasCode] = useState(() => expectedProof(email).proof === 'code');
  /** The code is right, and the registration began in another browser. */
  const [confirmedCode, setConfirmedCode] = useState<string>();
  const confirm = async (typed: string, signal: AbortSignal, password?: string) => {
    const { registration } = expectedProof(email);
    const signedIn = await confirmRegistration({ email, code: typed, registration, password }, signal);
    startSession(signedIn, source);
    await onConfirmed(signedIn.user);
  };
  const form = useForm({
    name: 'confirm-registration',
    schema,
    initial: { code: '' },
    validate: 'submit',
    messages,
    async onSubmit({ code: typed }, { signal }) {
      try {
        await confirm(typed, signal);
      } catch (error) {
        if (!isPasswordNeeded(error)) throw error;
        setConfirmedCode(typed);
      }
    },
  });
  useEffect(() => {
    if (hasCode) form.focus('code');
  }, [form, hasCode]);
  useEffect(() => {
    if (status === 'active' && form.state.peek() !== 'submitting' && !confirmedCode) onConfirmed(undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- only another tab's sign-in counts
  }, [status]);

  async function resend() {
    await resendConfirmation(email, expectedProof(email).registration);
    // The typed code is no longer valid, and neither is its error.
    form.reset();
  }

  if (confirmedCode)
    return <ChoosePassword onChoose={(password, signal) => confirm(confirmedCode, signal, password)} />;
  return (
    <Form form={form} label={t('label')} action={config().pages.confirm}>
      <p className="inlay-account__text" role={hasCode ? undefined : 'status'}>
        {t(hasCode ? 'sent' : 'sentLink', { email })}
      </p>
      {hasCode && <CodeField form={form} name="code" label={t('code')} help={t('notArrived')} required />}
      <div className="inlay-account__actions">
        {hasCode && <SubmitButton form={form}>{t('submit')}</SubmitButton>}
        {onBack && (
          <Button variant="link" onClick={onBack}>
            {t('back')}
          </Button>
        )}
      </div>
      <ResendControl onResend={resend} />
      <p className="inlay-account__text">
        {t('elsewhere')}{' '}
        <Button variant="link" {...(onSignIn ? { onClick: onSignIn } : { href: accountHref('signIn') })}>
          {t('signIn')}
        </Button>
      </p>
    </Form>
  );
}
