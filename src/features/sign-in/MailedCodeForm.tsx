import { useEffect, useLayoutEffect, useState, type ComponentType } from 'react';
import { object } from 'superstruct';
import { addStyles, config, useText, tabStore, VISITOR_PREFIX } from '../../core';
import {
  code,
  CodeField,
  email as emailRule,
  EmailField,
  emailValue,
  Form,
  required,
  SubmitButton,
  textValue,
  useForm,
} from '../../forms';
import { HttpError } from '../../http';
import { requestMailedCode, SECOND_FACTOR_NEEDED, signInByMailedCode } from '../../services/user';
import { Button } from '../../ui';
import styles from '../visitor/account.css';
import type { ConfirmStepProps } from './confirm/ConfirmStep';
import { messages as signInMessages } from './messages';
import { messages as confirmMessages } from './confirm/messages';
import { ResendControl } from './confirm/ResendControl';
import { stepForDeletion } from './DeletionStep';
import { stepFor } from './second-factor/SecondFactorForm';
import { startSession } from './start-session';
import { messages } from './mailed-code-messages';

addStyles(styles);

/** Sign-in without a password: the address, then the code from the e-mail. */
export function MailedCodeForm(props: ConfirmStepProps) {
  const [email, setEmail] = useState(props.email);
  const [pending, setPending] = useState(() => {
    const storedCode = pendingCode();
    return !email || storedCode?.email === email ? storedCode : undefined;
  });
  const change = (next: PendingCode | undefined) => {
    if (next) storePendingCode(next);
    else forgetPendingCode();
    setEmail(next?.email ?? '');
    setPending(next);
  };
  return pending ? (
    <CodeForm {...props} pending={pending} onChange={change} />
  ) : (
    <AddressForm {...props} email={email} onChange={change} />
  );
}

interface StepProps extends ConfirmStepProps {
  onChange: (pending: PendingCode | undefined) => void;
}

const isAddress = (text: string) => Boolean(text) && !emailRule()(text, {});

const addressSchema = object({ email: emailValue() });

/** A prefilled address is submitted automatically. */
function AddressForm({ email: typed, onBack, onChange }: StepProps) {
  const t = useText(messages);
  const signInText = useText(signInMessages);
  const form = useForm({
    name: 'mailed-code-address',
    schema: addressSchema,
    initial: { email: typed },
    validate: 'submit',
    messages,
    async onSubmit({ email }, { signal }) {
      onChange({ email, challenge: await requestMailedCode(email, signal) });
    },
  });
  useEffect(() => {
    if (isAddress(typed)) void form.submit();
    else form.focus('email');
    // oxlint-disable-next-line react/exhaustive-deps -- once, for the address of the other form
  }, [form]);
  return (
    <Form form={form} label={t('label')} action={config().pages.signIn}>
      <p className="inlay-account__text">{t('intro')}</p>
      <EmailField form={form} name="email" label={signInText('email')} autoComplete="username" required />
      <div className="inlay-account__actions">
        <SubmitButton form={form}>{signInText('mailedCode')}</SubmitButton>
        <PasswordButton onBack={onBack} />
      </div>
    </Form>
  );
}

const codeSchema = object({ code: textValue(required('requiredCode'), code()) });

function CodeForm({ pending, source, onConfirmed, onBack, onChange }: StepProps & { pending: PendingCode }) {
  const t = useText(messages);
  const confirmText = useText(confirmMessages);
  const { email, challenge } = pending;
  const [Step, setStep] = useState<ComponentType<ConfirmStepProps>>();
  const form = useForm({
    name: 'mailed-code',
    schema: codeSchema,
    initial: { code: '' },
    validate: 'submit',
    messages,
    codes: { 6010: { key: 'wrong', field: 'code' }, 6008: { key: 'expired' } },
    async onSubmit({ code: typed }, { signal }) {
      const next = await signIn(typed, signal);
      if (next) setStep(() => next as ComponentType<ConfirmStepProps>);
    },
  });
  // In the same task as the rendering, so that no typed text is lost.
  useLayoutEffect(() => form.focus('code'), [form]);

  /** Begins the session, or resolves to the missing step. */
  async function signIn(typed: string, signal: AbortSignal) {
    try {
      const signedIn = await signInByMailedCode({ challenge, code: typed }, signal);
      forgetPendingCode();
      const step = stepForDeletion(signedIn);
      if (step) return step;
      startSession(signedIn, source);
      await onConfirmed(signedIn.user);
      return undefined;
    } catch (error) {
      if (!(error instanceof HttpError) || error.code !== SECOND_FACTOR_NEEDED) throw error;
      forgetPendingCode();
      return stepFor(error);
    }
  }

  async function resend(signal: AbortSignal) {
    onChange({ email, challenge: await requestMailedCode(email, signal) });
    // The typed code is no longer valid, and neither is its error.
    form.reset();
  }

  if (Step) return <Step email={email} source={source} onConfirmed={onConfirmed} onBack={() => onChange(undefined)} />;
  return (
    <Form form={form} label={t('label')} action={config().pages.signIn}>
      <p className="inlay-account__text">{t('sent', { email })}</p>
      <CodeField form={form} name="code" label={confirmText('code')} help={confirmText('notArrived')} required />
      <div className="inlay-account__actions">
        <SubmitButton form={form}>{t('label')}</SubmitButton>
        <Button variant="link" onClick={() => onChange(undefined)}>
          {confirmText('back')}
        </Button>
      </div>
      <ResendControl onResend={resend} />
      <PasswordButton onBack={onBack} />
    </Form>
  );
}

function PasswordButton({ onBack }: Pick<ConfirmStepProps, 'onBack'>) {
  const t = useText(messages);
  return (
    <Button variant="link" onClick={onBack}>
      {t('usePassword')}
    </Button>
  );
}

const KEY = `${VISITOR_PREFIX}mailed-code`;
/** In milliseconds; an older code is of no use. */
const LIFETIME = 15 * 60_000;

/** A requested code. The challenge works in this tab only, and only together with the code. */
interface PendingCode {
  readonly email: string;
  readonly challenge: string;
}

/** Survives a reload, since phones discard a tab while its visitor reads the e-mail. */
function storePendingCode(pending: PendingCode) {
  tabStore.setJson(KEY, { ...pending, since: Date.now() });
}

function pendingCode(): PendingCode | undefined {
  const { email, challenge, since } = (tabStore.getJson(KEY) ?? {}) as Partial<
    Record<keyof PendingCode | 'since', unknown>
  >;
  if (typeof email !== 'string' || typeof challenge !== 'string' || typeof since !== 'number') return undefined;
  return Date.now() - since < LIFETIME ? { email, challenge } : undefined;
}

function forgetPendingCode() {
  tabStore.remove(KEY);
}
