import { useState } from 'react';
import { defineWidget } from '../../src/contract';
import { useText, useWidget } from '../../src/core';
import {
  AccountFrame,
  accountHref,
  destination,
  savedPageUrl,
  consumeUrlParams,
  useNavigateAway,
} from '../../src/features/visitor';
import { Form, NewPasswordField, PasswordField, SubmitButton, useForm } from '../../src/forms';
import { HttpError } from '../../src/http';
import { signInMethodsOf, type PasswordReset, type SignInMethod } from '../../src/services/user';
import { Alert, Button } from '../../src/ui';
import { KeptMethods } from './KeptMethods';
import { SignInAfterReset } from './SignInAfterReset';
import { UndoChange } from './UndoChange';
import { messages } from './messages';
import { props, type ResetPasswordProps } from './props';
import { schema, send, type Unfinished } from './send';
import styles from './reset-password.css';

/** The new password, until the owner has chosen which recent sign-in methods to keep. */
interface Review {
  readonly password: string;
  readonly methods: readonly SignInMethod[];
}

type State = 'form' | keyof typeof OVER | 'signed-in' | Unfinished | Review;

/** The message for a link that cannot be used, by the service's error code. */
const OVER = { 1001: 'usedTitle', 6008: 'expiredTitle' } as const;

function isOverCode(code: unknown): code is keyof typeof OVER {
  return code === 1001 || code === 6008;
}

function ResetPassword({ title, intro, redirect }: ResetPasswordProps) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  const [{ undoToken, ...mailed }] = useState(() => consumeUrlParams('token', 'uid', 'undoToken'));
  const [undoneReset, setUndoneReset] = useState<Pick<PasswordReset, 'token' | 'uid'>>();
  const { token, uid } = undoneReset ?? mailed;
  const [state, setState] = useState<State>('form');
  const [, leavePage] = useNavigateAway();

  function showOver(error: unknown): boolean {
    const code = error instanceof HttpError && error.code;
    if (isOverCode(code)) setState(code);
    return isOverCode(code);
  }

  async function save(password: string, signal: AbortSignal, keep?: readonly string[]): Promise<unknown> {
    try {
      const unfinished = await send({ password, token, uid, ...(keep && { keep }) }, signal);
      // After unlocking their account, the visitor continues to the page that they had requested.
      if (!unfinished && savedPageUrl()) return await leavePage(redirect);
      setState(unfinished ?? 'signed-in');
    } catch (error) {
      const methods = signInMethodsOf(error);
      if (methods) setState({ password, methods });
      else if (!showOver(error)) throw error;
    }
    return undefined;
  }

  const form = useForm({
    name: 'reset-password',
    schema,
    initial: { password: '', confirmPassword: '' },
    onSubmit: ({ password }, { signal }) => save(password, signal),
  });

  const isIncomplete = !(token && uid) && !undoToken && !isEditing;
  const isOver = typeof state === 'number';
  if (isOver || isIncomplete) {
    return (
      <AccountFrame className="inlay-reset-password" title={title}>
        <RequestAnotherLink title={t(isOver ? OVER[state] : 'incompleteTitle')} focusOnMount={isOver} />
      </AccountFrame>
    );
  }
  if (state === 'signed-in') {
    return (
      <AccountFrame className="inlay-reset-password" title={title}>
        <Alert tone="positive" title={t('doneTitle')} focusOnMount>
          {t('doneSignedIn')}
        </Alert>
        <div className="inlay-account__actions">
          <Button href={destination(redirect)}>{t('goOn')}</Button>
        </div>
      </AccountFrame>
    );
  }
  if (typeof state === 'object' && 'methods' in state) {
    const { password, methods } = state;
    return (
      <AccountFrame className="inlay-reset-password" title={title}>
        <KeptMethods methods={methods} onKeep={(keep, signal) => save(password, signal, keep)} />
      </AccountFrame>
    );
  }
  if (typeof state === 'object') {
    return (
      <AccountFrame className="inlay-reset-password" title={title}>
        <SignInAfterReset {...state} onSignedIn={() => leavePage(redirect)} />
      </AccountFrame>
    );
  }
  if (undoToken && !undoneReset) {
    return (
      <AccountFrame className="inlay-reset-password" title={title}>
        <UndoChange undoToken={undoToken} onUndone={setUndoneReset} onOver={showOver} />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame className="inlay-reset-password" title={title} intro={intro}>
      {undoneReset && (
        <Alert tone="positive" title={t('undone')} focusOnMount>
          {t('undoneNext')}
        </Alert>
      )}
      <Form form={form} label={t('label')}>
        <NewPasswordField form={form} name="password" label={t('password')} required />
        <PasswordField
          form={form}
          name="confirmPassword"
          label={t('confirmPassword')}
          autoComplete="new-password"
          required
        />
        <SubmitButton form={form}>{t('submit')}</SubmitButton>
      </Form>
    </AccountFrame>
  );
}

function RequestAnotherLink({ title, focusOnMount }: { title: string; focusOnMount: boolean }) {
  const t = useText(messages);
  return (
    <>
      <Alert tone="negative" title={title} focusOnMount={focusOnMount}>
        {t('askAgain')}
      </Alert>
      <div className="inlay-account__actions">
        <Button href={accountHref('forgotPassword')}>{t('requestLink')}</Button>
      </div>
    </>
  );
}

export default defineWidget({
  name: 'reset-password',
  description: 'Sets a new password from the link in an e-mail, and signs the visitor in.',
  load: 'eager',
  props,
  messages,
  styles,
  credentials: true,
  component: ResetPassword,
});
