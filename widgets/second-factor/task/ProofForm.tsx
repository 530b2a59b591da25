import { useLayoutEffect, useRef } from 'react';
import { object, string } from 'superstruct';
import { useSignal, useText } from '../../../src/core';
import { FRESH_SIGN_IN_NEEDED, SignInAgain } from '../../../src/features/own-data';
import { Form, PasswordField, required, SubmitButton, SubmitError, textValue, useForm } from '../../../src/forms';
import { HttpError } from '../../../src/http';
import { beginSecondFactor, renewRecoveryCodes, SECOND_FACTOR_ON, turnOffSecondFactor } from '../../../src/services';
import { Alert, Button, Heading, type HeadingLevel } from '../../../src/ui';
import { messages } from './messages';
import type { Proven, TaskKind } from './Task';

interface ProofFormProps {
  kind: TaskKind;
  level: HeadingLevel;
  asksPassword: boolean;
  onProven: (answer: Proven) => void;
  onCancel: () => void;
}

const withPassword = object({ password: textValue(required('requiredPassword')) });
const withoutPassword = object({ password: string() });

const codes = { 2008: { key: 'wrongPassword', field: 'password', clears: true }, [SECOND_FACTOR_ON]: { key: 'alreadyOn' } };

const calls: Record<TaskKind, (password: string | undefined, signal: AbortSignal) => Promise<Proven>> = {
  setUp: async (password, signal) => ({ secret: await beginSecondFactor(password, signal) }),
  newCodes: async (password, signal) => ({ codes: await renewRecoveryCodes(password, signal) }),
  turnOff: async (password, signal) => {
    await turnOffSecondFactor(password, signal);
    return { isOff: true };
  },
};

/** The password proves who asks, or a recent sign-in. */
export function ProofForm({ kind, level, asksPassword, onProven, onCancel }: ProofFormProps) {
  const t = useText(messages);
  const box = useRef<HTMLDivElement>(null);
  const form = useForm({
    name: 'second-factor-proof',
    schema: asksPassword ? withPassword : withoutPassword,
    initial: { password: '' },
    validate: 'submit',
    messages,
    codes,
    async onSubmit({ password }, { signal }) {
      onProven(await calls[kind](password || undefined, signal).catch(explain));
    },
  });
  const isStale = useSignal(form.error)?.key === 'freshSignIn';
  useLayoutEffect(() => (asksPassword ? form.focus('password') : box.current?.focus()), [form, asksPassword]);

  return (
    <div ref={box} className="inlay-second-factor__task" tabIndex={-1}>
      <Heading level={level} className="inlay-second-factor__heading">
        {t(`${kind}Title`)}
      </Heading>
      <Form form={form} label={t(`${kind}Title`)}>
        <p className="inlay-account__text">{t(`${kind}Text`)}</p>
        {asksPassword && <PasswordField form={form} name="password" label={t('password')} required />}
        {isStale && (
          <Alert tone="info">
            <SignInAgain />
          </Alert>
        )}
        <div className="inlay-account__actions">
          <SubmitButton form={form}>{t(`${kind}Submit`)}</SubmitButton>
          <Button variant="link" onClick={onCancel}>
            {t('cancel')}
          </Button>
        </div>
      </Form>
    </div>
  );
}

function explain(error: unknown): never {
  if (error instanceof HttpError && error.code === FRESH_SIGN_IN_NEEDED) throw new SubmitError('freshSignIn', { messages, cause: error });
  throw error;
}
